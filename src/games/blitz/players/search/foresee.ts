import type { Blitz } from '#games/blitz/open.ts';
import type { Battle, Command, CommandOf, Plan, Side, State } from '#games/blitz/types.ts';
import { type Dice, seededChoice } from '#core/dice/dice.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { mix } from '#ai/arena/keyed-dice.ts';
import { otherDeclarations } from '../plan/battles.ts';
import { foreseeExactly } from '../exact/exact-foresee.ts';
import { isSmall } from '../exact/exact.ts';
import type { Memory } from '../exact/exact-memory.ts';
import { anything, decideInBattle } from '../decisions.ts';
import type { Theatre } from '../plan/operation.ts';
import type { Style } from './style.ts';
import { hasOperations } from '../plan/survey.ts';
import { valueOf } from './value.ts';
import { inHead } from '#core/game.ts';

/**
 * Looking ahead inside a player turn: where battles still to be fought hang together, every way to decide is played to
 * the end of the player turn over the faces of the dice, and the best on average is taken.
 */
export interface Foresight {
  /** Most games in the head for one decision. */
  readonly plays: number;
  /** Limit of positions for the exact search with few units left; without it the search's own limit. */
  readonly positions?: number;
}

export interface Asked {
  readonly game: Blitz;
  readonly state: State;
  readonly side: Side;
  readonly style: Style;
  readonly theatre: (() => Theatre) | undefined;
  readonly foresight: Foresight;
  /** True if there is time for one more playout; absent: always. */
  readonly more?: () => boolean;
  /** Cache of this player turn. */
  readonly memory?: Memory;
}

/** Battles nearer to each other than this may change each other: retreats are two hexes long, zones one more. */
const NEAR = 4;
const FACES = 6;
const MOST_COMMANDS = 400;
/** Frames after combat (M1.2, M2.1: another impulse follows), or at the choice of another battle (M3.11). */
const OVER: ReadonlySet<string> = new Set(['landing', 'movement', 'battles']);
/** Margin within which the usual command is kept: its judgement looks beyond the player turn. */
const AS_GOOD = 0.05;
/** Candidates this far behind after one round of faces are dropped. */
const HOPELESS = 2;

/**
 * Dice for one course of a round. Within a round every roll goes through all its faces; over six rounds any two of the
 * first rolls show every pair of faces once.
 */
function facesOf(round: number, face: number): Dice & { rolls(): number } {
  let rolls = 0;
  return {
    roll(sides, what) {
      const no = rolls++;
      return 1 + ((face + no * round + (no === 0 ? 0 : mix(no, what))) % sides);
    },
    rolls: () => rolls,
  };
}

/** The rest of the player turn in the head, both sides deciding as usual. */
function finish({ game, style, theatre }: Asked, begun: State, dice: Dice): State {
  const { turn, mover } = begun;
  const choose = seededChoice(1);
  const own = theatre?.();
  const his = theatre?.();
  let state = begun;
  for (let commands = 0; commands < MOST_COMMANDS; commands++) {
    // Once combat is over nothing that was decided in it changes any more.
    if (state.turn !== turn || state.mover !== mover || OVER.has(state.frames.at(-1)?.at ?? '')) break;
    const prompt = game.prompt(state);
    if (!prompt) break;
    const { side } = prompt;
    const thought = decideInBattle(game, state, side, style, side === mover ? own : his);
    const command: Command =
      thought && !game.check(state, side, thought) ? thought : anything(game, state, side, choose);
    state = inHead(game, state, command, dice);
  }
  return state;
}

/** The battles that hang together with a place, one by one. */
function hangingTogether({ world }: Blitz, battles: readonly Battle[], from: readonly Hex[]): Battle[] {
  const { grid } = world.board;
  const found: Battle[] = [];
  const places = [...from];
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    for (const battle of battles) {
      if (found.includes(battle) || !battle.hexes.some((hex) => distance(grid, hex, place as Hex) <= NEAR)) continue;
      found.push(battle);
      places.push(...battle.hexes);
    }
  }
  return found;
}

/** Decisions of our own that come before the next roll are looked ahead for too, where few units are in play. */
function beforeRolling(asked: Asked, begun: State): State {
  const { game, side, style, theatre, foresight } = asked;
  if (foresight.plays < DEEP_PLAYS || begun.units.length > FEW_UNITS) return begun;
  let state = begun;
  for (let commands = 0; commands < MOST_UNROLLED; commands++) {
    const at = state.frames.at(-1)?.at;
    if (game.decides(state) !== side || !at || !UNROLLED.has(at)) break;
    const usual = decideInBattle(game, state, side, style, theatre?.());
    if (!usual || game.check(state, side, usual)) break;
    const seen = foresee({ ...asked, state, foresight: { plays: DEEP_PLAYS - 1 } }, usual);
    state = inHead(game, state, seen ?? usual);
  }
  return state;
}

/** Decisions played out without dice. */
const UNROLLED: ReadonlySet<string> = new Set(['retreat', 'exchange', 'advance']);
const FEW_UNITS = 30;
/** With aircraft, ships and supply a game in the head costs several times as much. */
const DEAR_PLAYS = 18;
const DEEP_PLAYS = 120;
const MOST_UNROLLED = 6;

/**
 * The best of several commands on average over the faces; undefined where the usual one is as good. `within`: only
 * battles there are looked at.
 */
function best(
  asked: Asked,
  local: State,
  options: readonly Command[],
  usual: Command,
  within?: ReadonlySet<Hex>,
): Command | undefined {
  const { game, side, foresight, more = () => true } = asked;
  const only = (state: State): State =>
    within ? { ...state, battles: state.battles.filter(({ hexes }) => hexes.some((hex) => within.has(hex))) } : state;
  const tried: Tried[] = options.map((command) => ({ command, sum: 0, count: 0, then: undefined }));
  const mean = ({ sum, count }: { sum: number; count: number }): number => (count > 0 ? sum / count : -Infinity);
  let open = tried;
  let plays = 0;
  for (let round = 0; round < FACES; round++) {
    if (round > 0 && plays + FACES * open.length > foresight.plays) break;
    let most = 0;
    const before = open.map(({ sum, count }) => ({ sum, count }));
    let inTime = true;
    for (const one of open) {
      inTime &&= more();
      if (!inTime) break;
      const rolls = one.command.do === 'resolve';
      one.then ??= rolls ? local : beforeRolling(asked, only(inHead(game, local, one.command)));
      for (let face = 0; face < FACES; face++) {
        inTime &&= face === 0 || more();
        if (!inTime) break;
        const dice = facesOf(round, face);
        const end = finish(asked, rolls ? only(inHead(game, local, one.command, dice)) : one.then, dice);
        one.sum += valueOf(game.world, end, side);
        one.count++;
        plays++;
        most = Math.max(most, dice.rolls());
      }
    }
    if (!inTime) {
      // A round that is broken off tells nothing: some have had other faces than the rest.
      for (const [i, one] of open.entries()) Object.assign(one, before[i]);
      break;
    }
    // One roll has been through all its faces: the answer is exact.
    if (most < 2) break;
    const lead = Math.max(...open.map(mean));
    open = open.filter((one) => mean(one) > lead - HOPELESS / (round + 1));
    if (open.length < 2) break;
  }
  const same = JSON.stringify(usual);
  const now = tried.find(({ command }) => JSON.stringify(command) === same);
  let found = now;
  for (const one of tried) if (one.count > 0 && (!found || mean(one) > mean(found) + AS_GOOD)) found = one;
  return found === now ? undefined : found?.command;
}

interface Tried {
  readonly command: Command;
  sum: number;
  count: number;
  /** State before the next roll. */
  then: State | undefined;
}

type Declared = CommandOf<'endDeclaration'>;

/** A better command than the usual one, if looking ahead finds one. */
export function foresee(given: Asked, usual: Command): Command | undefined {
  const { game, state, side } = given;
  if (isSmall(game, state)) {
    const seen = foreseeExactly(given, usual);
    if (seen) return seen === usual ? undefined : seen;
  }
  const dear = hasOperations(game.world) && state.units.length > FEW_UNITS;
  const foresight = dear ? { plays: Math.min(given.foresight.plays, DEAR_PLAYS) } : given.foresight;
  const asked = { ...given, foresight };
  const frame = state.frames.at(-1);
  const most = Math.floor(foresight.plays / FACES);
  if (most < 2) return undefined;
  switch (frame?.at) {
    case 'combat': {
      if (usual.do !== 'resolve' || state.battles.length < 2) return undefined;
      const first = state.battles.find(({ no }) => no === usual.battle);
      const local = first ? hangingTogether(game, state.battles, first.hexes) : [];
      if (local.length < 2) return undefined;
      const options = local.slice(0, most).map(({ no }): Command => ({ do: 'resolve', battle: no }));
      return best(asked, { ...state, battles: local }, options, usual);
    }
    case 'retreat':
    case 'exchange':
    case 'advance': {
      const local = hangingTogether(game, state.battles, [...frame.fight.battle.hexes, ...frame.fight.from]);
      if (local.length === 0) return undefined;
      return best(asked, { ...state, battles: local }, optionsFor(asked, usual, most), usual);
    }
    case 'losses': {
      const at = frame.bill.units.map((no) => state.units[no]?.at ?? -1);
      const local = hangingTogether(game, state.battles, at);
      // The payer may still have to retreat, and the enemy to advance.
      if (local.length === 0 && state.frames.length < 3) return undefined;
      return best(asked, { ...state, battles: local }, optionsFor(asked, usual, most), usual);
    }
    case 'declaration': {
      if (usual.do !== 'endDeclaration' || !usual.battles || usual.battles.length === 0) return undefined;
      let found: Declared = usual;
      if (asked.more?.() === false) return undefined;
      for (const { hexes, declarations } of otherDeclarations(game.world, state, asked.style, usual.battles, most)) {
        if (asked.more?.() === false) break;
        const rest: readonly Plan[] = (found.battles ?? []).filter((plan) => !plan.hexes.some((hex) => hexes.has(hex)));
        const options = declarations
          .map(
            (plans): Declared => ({
              do: 'endDeclaration',
              battles: [...rest, ...plans.filter((plan) => plan.hexes.some((hex) => hexes.has(hex)))],
            }),
          )
          .filter((command) => !game.check(state, side, command));
        found = (best(asked, state, [found, ...options], found, hexes) as Declared | undefined) ?? found;
      }
      return found === usual ? undefined : found;
    }
    default:
      return undefined;
  }
}

/** The usual command and as many others as there are plays for. */
function optionsFor({ game, state }: Asked, usual: Command, most: number): Command[] {
  const same = JSON.stringify(usual);
  const options = [usual];
  for (const command of game.legal(state)) {
    if (options.length >= most) break;
    if (command.do === 'resign' || command.do === 'offerDraw' || JSON.stringify(command) === same) continue;
    options.push(command);
  }
  return options;
}
