/** A number nobody could foresee, for what is to lie where chance has it. */
export const anySeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;
