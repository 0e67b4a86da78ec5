/** Words of artillery, aircraft and assaults that are led step by step. */
export const enSupport = {
  title: 'Artillery and aircraft',
  call: (battery: string, guns: number, strength: number, level: number) =>
    `Call battery ${battery}: ${guns === 1 ? '1 gun' : `${guns} guns`}, strength ${strength}; answers to two dice of ${level} or less (1 point)`,
  lay: (battery: string) => `Battery ${battery} is ready: choose its target`,
  noTarget: (battery: string) => `Battery ${battery} is ready, but nobody sees a target for it`,
  fly: (name: string) => `${name}: choose its target (1 point)`,
  flyAgain: (name: string) => `${name}: choose its next target`,
  nothingToAttack: (name: string) => `${name}: no spotted enemy to attack`,
  blind: (battery: string) => `Nobody sees a target for battery ${battery} now. The point is spent even so.`,
  callAnyway: 'Call it anyway',
  /** Prompts while one is led. */
  asksHex: (who: string) => `${who}: choose its target.`,
  asksEye: (who: string) => `${who}: choose who sights for it.`,
  asksWay: (who: string) => `${who}: choose the line it flies on.`,
  asksReady: (who: string) => `${who}: ready. Confirm, or take a step back.`,
  batteryName: (battery: string) => `Battery ${battery}`,
  back: 'Back',
  whichHex: 'Which hex? Choose one of the outlined hexes, on the map or here.',
  whichEye: (hex: string) => `Who sights for the fire on ${hex}? That is all the unit does this turn.`,
  ready: (battery: string, hex: string, eye: string) => `Battery ${battery} fires at ${hex}; ${eye} sights.`,
  accuracy: (most: number) =>
    `It lands on a die of ${most} or less; up to three more scatter it into a hex beside, beyond that it is lost.`,
  extra: 'Extra points for accuracy',
  whichWay: (hex: string) => `On which line over ${hex}? Guns below fire at it on the way.`,
  flies: (name: string, hex: string) => `${name} flies over ${hex}. On its way you are asked where it attacks.`,
  toMove: 'has still to move',
  mayMove: 'in place, may still move',
  inPlace: 'in place',
  dropped: 'takes no part',
  overrunHow: 'Drive the tanks through the hex, one after another; then all that came through attack together.',
  assaultHow: 'Bring the units beside the hex, one after another; then all of them attack together.',
  nobodyYet: 'Nobody is in place yet.',
  asItStands: 'As it stands now',
};

export type SupportWords = typeof enSupport;
