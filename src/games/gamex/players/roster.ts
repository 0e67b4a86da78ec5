import type { Arena } from '../../../ai/player.ts';
import { onlyRandom } from '../../../ai/random.ts';
import { family } from '../family.ts';
import type { OpenGamex } from '../position.ts';
import type { Command, GamexEvent, Side, State } from '../types.ts';

const arena: Arena<State, Side, OpenGamex> = {
  worth: { units: 1 },
  count: (_game, { units }, side) => ({
    units: units.filter((unit) => unit.side === side && unit.place !== 'lost').length,
  }),
  setups: (named, library) => (named.length > 0 ? named : family.offers(library).map(({ name }) => name)),
  setup(name, library) {
    const offer = family.offers(library).find((one) => one.name === name);
    return offer?.setup ?? { message: `there is no situation ${name}` };
  },
};

export const players = onlyRandom<State, Command, GamexEvent, Side, OpenGamex>(arena);
