import type { Arena, Players } from '#ai/player.ts';
import { friendlyCount } from '../countries/rules/cities.ts';
import type { Blitz } from '../open.ts';
import { blitzLibrary } from '../position.ts';
import { type Command, type Side, SIDES, sizeOf, type State } from '../types.ts';
import { CONTENDER_NAMES, type ContenderName, contenderNamed } from './contenders.ts';
import { anything } from './decisions.ts';
import { PLAYER_NAMES } from './players.ts';
import { chanceToWin } from './search/value.ts';
import { skirmish } from './skirmish.ts';
import { byPlace, type Explanation, messageFor } from './reasons/explanation.ts';
import { TURN_MS, turnMs } from './turn-ms.ts';

const SKIRMISH = /^skirmish (\d+)$/;

const arena: Arena<State, Side, Blitz> = {
  worth: { cities: 4, factors: 1 },
  count: ({ world }, state, side) => ({
    cities: friendlyCount(world, state, side),
    factors: state.units.reduce(
      (sum, unit) => (unit.side === side && unit.place === 'map' ? sum + sizeOf(unit) : sum),
      0,
    ),
  }),
  /** Scenarios with armies to be set up are played from every two placements of the library. */
  setups(named, library) {
    const { placements, scenarios } = blitzLibrary(library);
    const [blues = [], reds = []] = SIDES.map((side) =>
      Object.keys(placements)
        .filter((name) => name.startsWith(`${side}-`))
        .sort(),
    );
    const all: string[] = [];
    for (const name of named.length > 0 ? named : ['basic']) {
      const [scenario = ''] = name.split(':');
      if (!Object.hasOwn(scenarios, scenario)) {
        const known = Object.keys(scenarios).sort().join(', ');
        return { message: `there is no scenario ${scenario} (known: ${known})` };
      }
      if (name.includes(':') || !/^\s*(?:blue|red) sets up/m.test(scenarios[scenario] ?? '')) all.push(name);
      // Every placement meets every other before one meets another again.
      else {
        for (const shift of reds.keys()) {
          blues.forEach((blue, i) => all.push(`${scenario}:${blue}/${reds[(i + shift) % reds.length] ?? ''}`));
        }
      }
    }
    return all;
  },
  /**
   * `basic:blue-shield/red-march`, `basic:own` where both set up themselves (M8, M18: no placement knows these armies), a
   * scenario that begins with everything in its place, or `skirmish 17`.
   */
  setup(name) {
    const drawn = SKIRMISH.exec(name);
    if (drawn) return skirmish(Number(drawn[1]));
    const [scenario = '', how] = name.split(':');
    if (scenario === name || how === 'own') return `scenario ${scenario}\n`;
    const [, blue, red] = /^[^:]*:([^:/]+)\/([^:/]+)$/.exec(name) ?? [];
    if (!blue || !red)
      return { message: `${name}: two placements are needed, such as ${scenario}:blue-shield/red-march` };
    return `scenario ${scenario}\nplacement ${blue}\nplacement ${red}\nblue moves\n`;
  },
  skirmish: (seed) => `skirmish ${seed}`,
};

export const players: Players<State, Command, Side, Blitz, Explanation> = {
  levels: PLAYER_NAMES,
  contenders: CONTENDER_NAMES,
  adviser: { name: 'regular', ms: TURN_MS.veteran },
  strong: 'veteran',
  turnMs,
  seat: (name, seed, library, budget) => contenderNamed(name as ContenderName, seed, blitzLibrary(library), budget),
  anything: (game, state, choose) => anything(game, state, game.decides(state) ?? state.mover, choose),
  chance: ({ world }, state, side) => chanceToWin(world, state, side),
  told: ({ world }, { units }, why) =>
    messageFor(why, { unit: (no) => units[no]?.id ?? '', hexes: byPlace(world.board) }),
  arena,
};
