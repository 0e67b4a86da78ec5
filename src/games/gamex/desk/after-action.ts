import type { Seen } from '#core/seat.ts';
import type { Hex, HexOrNowhere } from '#hex/hex.ts';
import type { OpenGamex } from '../position.ts';
import { type GamexEvent, MODES, other, type Side, SIDES, type State, type UnitId } from '../types.ts';
import type { Weapon } from '../kinds.ts';
import { kindOf, unitNamed } from '../units.ts';

/** A game after it was played: who destroyed what and how, ground taken, points and passes, turn by turn. */

/** Ways to lose a unit: the attacks of the rules, fire at aircraft, and what no enemy did. */
export const CAUSES = [...MODES, 'antiAircraft', 'other'] as const;
export type Cause = (typeof CAUSES)[number];

export interface Kill {
  /** Number of the command. */
  readonly n: number;
  readonly turn: number;
  /** Side that lost the unit. */
  readonly side: Side;
  readonly unit: UnitId;
  readonly at: HexOrNowhere;
  readonly cause: Cause;
  /** Units that attacked it. */
  readonly by: readonly UnitId[];
}

/** One side in one turn. */
export interface SideTurn {
  readonly lost: number;
  readonly lostSoFar: number;
  /** Units in play. */
  readonly left: number;
  /** Hexes that count and are held. */
  readonly held: number;
  readonly points: number;
  readonly unspent: number;
  readonly passes: number;
}

export interface GameTurn extends Readonly<Record<Side, SideTurn>> {
  readonly turn: number;
  /** Number of the last command. */
  readonly n: number;
}

/** Attacks of one kind by one side. */
export interface CauseTally {
  readonly side: Side;
  readonly cause: Cause;
  readonly attacks: number;
  readonly kills: number;
  readonly disrupted: number;
}

export interface AfterAction {
  readonly turns: readonly GameTurn[];
  readonly kills: readonly Kill[];
  readonly causes: readonly CauseTally[];
  /** Units with what they took part in destroying, the best first. */
  readonly units: readonly {
    readonly unit: UnitId;
    readonly side: Side;
    readonly kills: number;
    readonly disrupted: number;
  }[];
  /** Weapons of the attackers with what they took part in destroying, the best first. */
  readonly weapons: readonly {
    readonly weapon: Weapon;
    readonly side: Side;
    readonly kills: number;
    readonly disrupted: number;
  }[];
  readonly taken: readonly { readonly n: number; readonly turn: number; readonly hex: Hex; readonly by: Side }[];
  /** Turns that changed most, in order: what the first side gained on the second in units and hexes. */
  readonly turning: readonly { readonly turn: number; readonly n: number; readonly gain: number }[];
}

type Counted = { -readonly [K in keyof SideTurn]: number };
type Tally = { -readonly [K in keyof CauseTally]: CauseTally[K] };
type Part = { kills: number; disrupted: number };

const byHarm = (a: Part, b: Part): number => b.kills - a.kills || b.disrupted - a.disrupted;

const MOST_TURNING = 3;
const blank = (): Pick<Counted, 'lost' | 'points' | 'unspent' | 'passes'> => ({
  lost: 0,
  points: 0,
  unspent: 0,
  passes: 0,
});

/** An attack and who it may still destroy: those in the hex go with their carrier. */
interface Blow {
  readonly cause: Cause;
  readonly by: readonly UnitId[];
  readonly at: HexOrNowhere | undefined;
  readonly targets: readonly UnitId[];
}

function blowOf(event: GamexEvent): Blow | undefined {
  if (event.is === 'attack') return { cause: event.mode, by: event.by, at: event.at, targets: event.targets };
  return event.is === 'aaDie'
    ? { cause: 'antiAircraft', by: event.by, at: undefined, targets: [event.aircraft] }
    : undefined;
}

/** Folds a game once, event by event, from the state it was first seen in. */
export function afterActionOf(
  game: Pick<OpenGamex, 'fold' | 'world'>,
  start: State,
  entries: readonly Pick<Seen<GamexEvent, Side>, 'n' | 'events'>[],
): AfterAction {
  const { world } = game;
  const turns: GameTurn[] = [];
  const kills: Kill[] = [];
  const taken: AfterAction['taken'][number][] = [];
  const causes = new Map<string, Tally>();
  const parts = new Map<UnitId, Part>();
  const arms = new Map<string, { readonly side: Side; readonly weapon: Weapon } & Part>();
  const lostSoFar: Record<Side, number> = { axis: 0, allied: 0 };
  let now: Record<Side, ReturnType<typeof blank>> = { axis: blank(), allied: blank() };
  let state = start;
  let n = 0;
  /** Hexes held when the first turn begins. */
  let atFirst: State['control'] | undefined;
  const tallyOf = (side: Side, cause: Cause): Tally => {
    const key = `${side} ${cause}`;
    const known = causes.get(key) ?? { side, cause, attacks: 0, kills: 0, disrupted: 0 };
    causes.set(key, known);
    return known;
  };
  const partOf = (unit: UnitId): Part => {
    const known = parts.get(unit) ?? { kills: 0, disrupted: 0 };
    parts.set(unit, known);
    return known;
  };
  /** Attackers and their weapons, each weapon once. */
  const count = (blow: Blow, victim: Side, what: keyof Part): void => {
    const by = blow.by.flatMap((id) => unitNamed(world, state, id) ?? []).filter(({ side }) => side === other(victim));
    for (const { id } of by) partOf(id)[what]++;
    for (const weapon of new Set(by.map((unit) => kindOf(world, unit).weapon))) {
      const key = `${other(victim)} ${weapon}`;
      const known = arms.get(key) ?? { side: other(victim), weapon, kills: 0, disrupted: 0 };
      arms.set(key, known);
      known[what]++;
    }
  };
  const sideOf = (id: UnitId): Side | undefined => unitNamed(world, state, id)?.side;
  const lose = (id: UnitId, blow: Blow | undefined): void => {
    const unit = unitNamed(world, state, id);
    if (!unit || unit.place === 'lost') return;
    const struck = blow && (blow.targets.includes(id) || blow.at === unit.at);
    const cause = struck ? blow.cause : 'other';
    kills.push({ n, turn: state.turn, side: unit.side, unit: id, at: unit.at, cause, by: struck ? blow.by : [] });
    now[unit.side].lost++;
    if (struck) tallyOf(other(unit.side), cause).kills++;
    if (struck) count(blow, unit.side, 'kills');
  };
  const close = (at: State): void => {
    const of = (side: Side): SideTurn => ({
      ...now[side],
      lostSoFar: (lostSoFar[side] += now[side].lost),
      left: at.units.filter((unit) => unit.side === side && unit.place !== 'lost').length,
      held: Object.values(at.control).filter((by) => by === side).length,
    });
    turns.push({ turn: at.turn, n, axis: of('axis'), allied: of('allied') });
    now = { axis: blank(), allied: blank() };
  };
  for (const entry of entries) {
    n = entry.n;
    let blow: Blow | undefined;
    const settingUp = state.frames.at(-1)?.at === 'setup';
    if (!settingUp) atFirst ??= state.control;
    const { control } = state;
    for (const event of entry.events) {
      if (event.is === 'turnBegins' && state.turn > 0) close(state);
      blow = blowOf(event) ?? blow;
      if (event.is === 'attack' || event.is === 'aaDie') {
        const by =
          sideOf(event.by[0] ?? '') ?? (event.is === 'attack' ? otherOf(sideOf(event.targets[0] ?? '')) : undefined);
        if (by && blow) tallyOf(by, blow.cause).attacks++;
      }
      if (event.is === 'eliminated') lose(event.unit, blow);
      else if (event.is === 'airGone' && event.why === 'shot') lose(event.aircraft, blow);
      else if (event.is === 'disrupted') {
        const side = sideOf(event.unit);
        if (side && blow) tallyOf(other(side), blow.cause).disrupted++;
        if (side && blow) count(blow, side, 'disrupted');
      } else if (event.is === 'pool') now[event.side].points += event.pool;
      else if (event.is === 'passed') now[event.side].passes++;
      else if (event.is === 'ended') now[event.side].unspent += event.unspent;
      state = game.fold(state, [event]);
    }
    if (!settingUp && state.control !== control)
      for (const [hex, by] of Object.entries(state.control))
        if (control[Number(hex)] !== by) taken.push({ n, turn: state.turn, hex: Number(hex), by });
  }
  if (state.turn > 0) close(state);
  return {
    turns,
    kills,
    causes: [...causes.values()].sort((a, b) => b.kills - a.kills || b.attacks - a.attacks),
    units: [...parts].map(([unit, part]) => ({ unit, side: sideOf(unit) ?? SIDES[0], ...part })).sort(byHarm),
    weapons: [...arms.values()].sort(byHarm),
    taken,
    turning: turningOf(turns, leadIn(atFirst ?? state.control)),
  };
}

const otherOf = (side: Side | undefined): Side | undefined => (side === undefined ? undefined : other(side));

/** Hexes the first side holds more than the second. */
const leadIn = (control: State['control']): number =>
  Object.values(control).reduce((sum, by) => sum + (by === SIDES[0] ? 1 : -1), 0);

function turningOf(turns: readonly GameTurn[], before: number): AfterAction['turning'] {
  const lead = (turn: GameTurn | undefined): number =>
    turn ? turn.allied.lostSoFar - turn.axis.lostSoFar + turn.axis.held - turn.allied.held : before;
  return turns
    .map((turn, i) => ({ turn: turn.turn, n: turn.n, gain: lead(turn) - lead(turns[i - 1]) }))
    .filter(({ gain }) => gain !== 0)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST_TURNING)
    .sort((a, b) => a.n - b.n);
}
