import type { Dice } from '#core/dice/dice.ts';

/**
 * Dice that hang on what they are rolled for and on nothing else: the roll for a battle is the same whatever was rolled
 * before it. Both games of a pair get the same ones, so that luck weighs on both players alike.
 */
export function keyedDice(seed: number): Dice {
  const rolled = new Map<string, number>();
  return {
    roll(sides, what) {
      const k = rolled.get(what) ?? 0;
      rolled.set(what, k + 1);
      return 1 + (mix(seed, `${what} ${k}`) % sides);
    },
  };
}

/** FNV-1a over the key, then a finaliser that spreads every bit over all others. */
export function mix(seed: number, key: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
