import type { Choose, Dice } from '#core/dice/dice.ts';

/** Fair dice of this browser: bytes that would favour low faces are thrown away. */
export const browserDice: Dice = {
  roll(sides) {
    const most = 256 - (256 % sides);
    const byte = new Uint8Array(1);
    do crypto.getRandomValues(byte);
    while ((byte[0] as number) >= most);
    return 1 + ((byte[0] as number) % sides);
  },
};

export const browserChance: Choose = (count) =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * count);
