import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Choose } from '#core/dice/dice.ts';
import type { Library } from '#core/game-kit.ts';
import { describeFault } from '#core/notation/notation.ts';
import { isDeep } from '#games/gamex/board/board.ts';
import { deckOf } from '#games/gamex/chaos/deck.ts';
import { mineFault } from '#games/gamex/turn/seats.ts';
import { kit } from '#games/gamex/kit.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { type Command, type GamexEvent, type Mine, other, type Side, SIDES, type State } from '#games/gamex/types.ts';
import {
  fortAt,
  fortCapacity,
  insideOf,
  outsideOf,
  stackableIn,
  stackingLimit,
  unitOf,
  unitsAt,
} from '#games/gamex/units.ts';
import type { Practice } from '#test/laws/course.ts';

/** A random game of small armies with everything in it: mines, a Fortification, a stream, batteries, aircraft. */
export const SKIRMISH = `game gamex
board inline
  grid radius 7
  woods 2,0 2,-1 -3,1
  town 0,3 1,3
  level 1 4,-4 4,-3 5,-4
  level 2 5,-5
  swamp -6,5
  road : -7,0 -6,0 -5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0
  stream : 0,-7 0,-6 0,-5 0,-4 0,-3 0,-2 0,-1 0,0 -1,1 -1,2 -2,3 -2,4
  bridge 0,0
  green around woods
  brown around level 1
  place town Adski : 0,3 1,3
end board
turns 5
morale german 8
morale soviet 7
victory axis marginal kills 3
victory axis tactical kills 6
victory allied marginal control Adski 2
zone west : -7,0 -7,1 -7,2 -6,-1
zone east : 7,0 7,-1 7,-2
zone middle : -2,0 -2,-1 -1,-1 -2,1 -2,2 -3,2
exit axis east
setup allied
setup axis
german A 14/8/9/8 unset west as g1..2
german I 3/2/6/1 @ -3,0 as g3..4
german I 2/3*/4/1 mg @ -3,1 as gm
german I 1/1/6/1 engineer @ -3,1 as ge
german I 2/2/3/1 scout @ -2,0 as gs
german C(I) 2/4/4/10 @ -5,0 as gh
german C 0/0/1/12 @ -6,0 as gt
german (H) 20/16/2/0 @ -6,0 as gg
german A 8/5/3/0 gun @ -4,0 as gp
german AA 4/10/1/0 @ -5,0 as ga
german (H) 40/32/2/0 off-board battery B1 as gb
german spotter off-board as gf
german A 12/8/9/8 waits 2 west as gr
soviet A 12/6/9/11 @ 4,0 as s1..2
soviet I 7/6/12/1 @ 2,0 as s3
soviet I 5/3/16/1 @ 0,3 as s4
soviet I 5/3/16/1 @ 1,3 as s5
soviet I 3/3/10/3 cavalry @ 5,0 as sc
soviet M 12/14/2/0 @ 6,0 as sm
soviet AA 6/12/1/0 @ 6,0 as sa
soviet (H) 30/20/1/0 off-board battery R1 as sb
soviet aircraft (H)20 I4 off-board as sp
soviet I 3/3/10/1 unset east as s7..8
mine allied unset 2-1 zone middle
mine allied unset 1-1
mine axis hidden -4,1 2-1
ip 2,0
block 1,0
fort 20 @ 3,0
soviet I 3/3/10/1 @ 3,0 inside as s6
`;

/** Engineers with everything they work at, and a landing: craft, floating tanks, ships. */
export const LANDING = `game gamex
board inline
  grid radius 6
  lake -6,0 -5,0 -4,0 -5,-1 -4,-1 -6,1 -5,1 -4,1 -6,2 -5,2 -6,3 -5,3
  beach -3,0 -3,-1 -4,2 -4,3
  woods 1,1 2,0
  stream : 2,-6 2,-5 2,-4 2,-3 2,-2 2,-1 1,0 1,1 0,2 0,3 -1,4
  road : -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0 4,0
  bridge 1,0
  green around woods
end board
turns 5
sinking 2
morale german 8
victory allied marginal kills 3
victory axis marginal kills 3
zone offing : -6,0 -6,1 -6,2 -5,1 -6,3
zone shore : 0,0 0,1 1,-1 2,0 3,-1
setup axis works
setup axis
setup allied
mine axis unset 2-1 zone shore
mine axis hidden -3,0 1-1
mine -2,0 2-1
mine 0,-2 1-1
block 0,-1
wreck -1,0 2
bridge 2,-3
broken 1,0
block 1,0
german I 1/1/6/1 engineer @ 1,-1 as ge assigned gt
german C 0/0/1/12 @ 1,-2 as gt
german I 3/2/6/1 unset shore as g1..2
german A 8/5/3/0 gun unset shore as gp
german A 14/8/9/8 @ 3,-2 as ga
british I 1/2/10/6 assault-gun soft-overrun bridge-layer @ 0,-3 as v1
british A 9/8/8/8 tank flail @ -1,-2 as f1
american C(I) 2/2*/1/4 halftrack lvt unset offing as l1..2
american I 3/2/6/1 unset offing as r1..3
american I 1/1/6/1 engineer @ -2,1 as e1 assigned at
american I 1/1/6/1 engineer @ -1,-1 as e2
american C 0/0/1/12 @ -2,1 as at
american A 9/8/8/8 tank dd unset offing as d1..2
american A 9/8/8/8 tank unset offing as t1..2
american C(I) 0/0/1/14 halftrack dukw @ -4,0 as w1
american I 3/2/6/1 on w1 as r4
british (H) 40/99/2/0 naval off-board battery N1 as n1
`;

/** An airborne assault: parachutes and gliders over flak and mines. */
export const AIRBORNE = `game gamex
board inline
  grid radius 5
  woods 1,1 2,0
  lake -2,3
  swamp 3,-2
  stream : 0,-5 0,-4 0,-3 0,-2
end board
turns 3
zone lz : 0,0 1,0 2,-1 -1,1 -2,2
zone west : -5,0 -4,0 -3,0 -3,1 -4,1
setup axis works
setup allied
setup axis
victory allied marginal kills 2
mine axis unset 2-1 zone lz
american air-transport off-board zone lz as c1..2
american I 3/2/6/1 on c1 as r1..3
american glider off-board as gl1
american I 3/2/6/1 on gl1 as r4
american C 0/0/1/12 on gl1 as j1
german AA 14/4/1/0 @ 0,1 as ga
german I 3/2/6/1 unset west as g1..2
american I 3/2/6/1 @ 5,0 as r5
`;

const DECK = readFileSync(new URL('../../../src/games/gamex/data/action.deck', import.meta.url), 'utf8');

/** The Action Deck is in every library that names none. */
export function open(text: string, given: Library = {}): OpenGamex {
  const library = { decks: { action: DECK }, ...given };
  const game = kit.open(text, library);
  if (Array.isArray(game)) throw new Error(game.map(describeFault).join('\n'));
  return game as OpenGamex;
}

/** Random legal hex for a mine. */
function elsewhere({ world }: OpenGamex, state: State, side: Side, choose: Choose): number {
  for (;;) {
    const hex = choose(world.board.grid.size);
    if (!mineFault(world, state, side, hex) && world.board.bridge[hex] !== 1) return hex;
  }
}

/** State with other target hexes in the secrets of those who are not watching. */
function otherTargets({ world }: OpenGamex, state: State, watcher: string, choose: Choose): State | undefined {
  const secret = state.units.some((unit) => unit.side !== watcher && unit.drop);
  // In the air a flight has shown where it goes.
  if (!secret || state.frames.some(({ at }) => at === 'flying')) return undefined;
  const units = state.units.map((unit) => {
    if (!unit.drop || unit.side === watcher) return unit;
    const zone = world.zones[unit.group ?? ''] ?? [0, 1, 2];
    return { ...unit, drop: { hex: zone[choose(zone.length)] ?? 0, direction: choose(6) } };
  });
  return { ...state, units };
}

const MOST_CARDS = 8;

/** Every fall of the dice is looked at: with a whole deck there are too many. */
const isDear = ({ chaos }: State): boolean => chaos !== undefined && 54 - chaos.removed.length > MOST_CARDS;

/** State with other red cards in the hands of those who are not watching. */
function otherHands({ world }: OpenGamex, state: State, watcher: string, choose: Choose): State | undefined {
  const { chaos } = state;
  const owners = SIDES.filter((side) => side !== watcher && (chaos?.hands[side].length ?? 0) > 0);
  if (!chaos || owners.length === 0) return undefined;
  const left = deckOf(world, state).map(({ number }) => number);
  const cards = [...left.filter((number) => number >= 49), ...owners.flatMap((side) => chaos.hands[side])];
  const hands = { ...chaos.hands };
  for (const side of owners) hands[side] = hands[side].map(() => cards.splice(choose(cards.length), 1)[0] ?? 0);
  return { ...state, chaos: { ...chaos, hands } };
}

export function practiceOf(game: OpenGamex, library: Library = {}): Practice<State, Command, GamexEvent, Side> {
  const { world } = game;
  const disguised = (state: State, side: Side, choose: Choose): readonly Mine[] =>
    state.hidden[side].map((mine) =>
      mine.at < 0
        ? mine
        : { at: elsewhere(game, state, side, choose), column: (['1-1', '2-1', '3-1'] as const)[choose(3)] ?? '2-1' },
    );
  return {
    lastResorts: ['resign', 'offerDraw', 'acceptDraw'],
    aside: (_state, _waits, choose) =>
      choose(400) === 0 ? { do: (['resign', 'offerDraw', 'acceptDraw'] as const)[choose(3)] ?? 'resign' } : undefined,
    disguise(state, watcher, choose) {
      // Dear: every fall of the dice is looked at.
      if (isDear(state) || choose(12) > 0) return undefined;
      const hands = otherHands(game, state, watcher, choose);
      if (hands && choose(3) > 0) return hands;
      const targets = otherTargets(game, state, watcher, choose);
      if (targets) return targets;
      const owners = SIDES.filter((side) => side !== watcher && state.hidden[side].some((mine) => mine.at >= 0));
      if (owners.length === 0) return undefined;
      return {
        ...state,
        hidden: {
          ...state.hidden,
          ...Object.fromEntries(owners.map((side) => [side, disguised(state, side, choose)])),
        },
      };
    },
    secretly(state, command, choose) {
      if (command.do !== 'hideMine' && command.do !== 'writeDropHex') return undefined;
      const side = game.prompt(state)?.side ?? 'axis';
      for (let i = 0; i < 20; i++) {
        const instead: Command = { ...command, hex: choose(world.board.grid.size) };
        if (!game.check(state, side, instead)) return instead;
      }
      return undefined;
    },
    sound: (state) => unsound(game, state),
    laws: [
      () => ({
        name: 'a position written and read is the same position',
        dear: 1,
        broken({ played }) {
          const text = kit.position(game, played.state);
          if (played.state.frames.length === 0) return undefined;
          const again = open(text, library).start;
          return isDeepStrictEqual(again, played.state)
            ? undefined
            : `${text}\n${JSON.stringify(again)}\n${JSON.stringify(played.state)}`;
        },
      }),
      () => ({
        name: 'the position of a view opens as that view, for every watcher',
        dear: 1,
        broken({ played }) {
          if (played.state.frames.length === 0) return undefined;
          for (const watcher of [...SIDES, 'spectator'] as const) {
            const view = game.view(played.state, watcher);
            if (view === played.state) continue;
            const text = kit.position(game, view);
            const again = open(text, library).start;
            if (!isDeepStrictEqual(again, view))
              return `${watcher}: ${text}\n${JSON.stringify(again)}\n${JSON.stringify(view)}`;
          }
          return undefined;
        },
      }),
      () => ({
        name: 'a command written and read is the same command',
        broken({ state, command }) {
          const text = kit.writeCommand(game, state, command);
          const read = kit.readCommand(game, state, text);
          if ('message' in read) return `${text}: ${read.message}`;
          return isDeepStrictEqual(read.command, command)
            ? undefined
            : `${text} reads as ${JSON.stringify(read.command)}, not ${JSON.stringify(command)}`;
        },
      }),
    ],
  };
}

function unsound({ world }: OpenGamex, state: State): string | undefined {
  if ((state.outcome === undefined) !== state.frames.length > 0) return 'a game without a decision and without an end';
  for (const unit of state.units) {
    const waits =
      unit.place === 'rides' && ['waits', 'unset', 'off'].includes(unitOf(world, state, unit.carrier ?? '').place);
    if ((unit.place === 'map' || (unit.place === 'rides' && !waits)) !== unit.at >= 0)
      return `${unit.id} is ${unit.place} at ${unit.at}`;
    if (waits) continue;
    if (unit.place === 'rides') {
      const carrier = unitOf(world, state, unit.carrier ?? '');
      if (carrier.place !== 'map' || carrier.at !== unit.at || carrier.disrupted !== unit.disrupted)
        return `${unit.id} is not with its carrier`;
    }
    if (unit.place === 'lost' && (unit.marker || unit.disrupted)) return `${unit.id} is lost and marked`;
    if (unit.stream !== undefined && world.board.wet[unit.at] !== 1) return `${unit.id} is in a stream on dry land`;
    if (unit.inside && !fortAt(state, unit.at)) return `${unit.id} is inside of nothing`;
  }
  for (const hex of new Set(state.units.map((unit) => unit.at))) {
    if (hex < 0) continue;
    const overrun = state.frames.some(
      (frame) => frame.at === 'assault' && frame.kind === 'overrun' && frame.target === hex,
    );
    if (!overrun && stackableIn(state, hex) > stackingLimit(state, hex)) return `${stackableIn(state, hex)} in one hex`;
    if (!overrun && new Set(outsideOf(state, hex).map((unit) => unit.side)).size > 1) return 'both sides in one hex';
    const fort = fortAt(state, hex);
    if (fort && insideOf(state, hex).length > fortCapacity(fort)) return 'a Fortification is overcrowded';
    if (
      unitsAt(state, hex).some(
        (unit) => isDeep(world.board, hex) && unit.place === 'map' && !unit.sea && state.broken?.includes(hex) !== true,
      )
    )
      return 'a unit stands in water';
  }
  for (const [hex, count] of Object.entries(state.wrecks)) if (count > 3) return `${count} wrecks in ${hex}`;
  for (const frame of state.frames) if (frame.at === 'spend' && frame.pool < 0) return 'fewer than no points';
  if (state.passes > 3) return 'more than three passes';
  const top = state.frames.at(-1);
  if (top && 'side' in top && top.at === 'opFire' && unitOf(world, state, top.target).side !== other(top.side))
    return 'a window for the wrong side';
  return undefined;
}
