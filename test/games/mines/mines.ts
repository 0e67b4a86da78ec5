import type { Outcome } from '../../../src/core/game.ts';
import { type Objection, objection } from '../../../src/core/objection.ts';
import { assemble, type Draft, type FrameEvent, framesAfter, type Step } from '../../../src/core/play.ts';
import { adjacent, distance, neighboursOf, radiusGrid } from '../../../src/hex/grid.ts';
import type { Hex } from '../../../src/hex/hex.ts';

/**
 * A small second game that keeps the kernel honest: two squads, each with a mine the other does not see, and a
 * march that the other side may interrupt with a shot between two of its steps.
 */
export const SIDES = ['north', 'south'] as const;
export type Side = (typeof SIDES)[number];
const other = (side: Side): Side => (side === 'north' ? 'south' : 'north');

export const GRID = radiusGrid(2);
export const at = (name: string): Hex => GRID.byName.get(name) as Hex;

interface Mine {
  /** Not known to the other side until it is sprung. */
  readonly at?: Hex;
  readonly sprung: boolean;
}
type Frame =
  | { readonly at: 'lay'; readonly side: Side }
  | { readonly at: 'turn'; readonly side: Side }
  /** The rest of a march waits here while the other side thinks about a shot. */
  | { readonly at: 'march'; readonly side: Side; readonly path: readonly Hex[] }
  | { readonly at: 'shot'; readonly side: Side; readonly aimed: boolean };

export interface State {
  readonly turn: number;
  readonly squads: Readonly<Record<Side, { readonly at: Hex; readonly men: number }>>;
  readonly mines: Readonly<Partial<Record<Side, Mine>>>;
  readonly frames: readonly Frame[];
  readonly winner?: Side | 'draw';
  readonly resigned?: true;
}
export type Command =
  | { readonly do: 'lay'; readonly hex: Hex }
  | { readonly do: 'ready' }
  | { readonly do: 'march'; readonly path: readonly Hex[] }
  | { readonly do: 'aim' }
  | { readonly do: 'fire' }
  | { readonly do: 'hold' }
  | { readonly do: 'resign' };
export type Event =
  | FrameEvent<Frame>
  /** Without the hex for everybody but its owner. */
  | { readonly is: 'laid'; readonly side: Side; readonly hex?: Hex }
  | { readonly is: 'stepped'; readonly side: Side; readonly hex: Hex }
  | { readonly is: 'blast'; readonly side: Side; readonly hex: Hex }
  | { readonly is: 'shot'; readonly at: Side; readonly die: number; readonly hit: boolean }
  | { readonly is: 'turnBegins'; readonly turn: number }
  | { readonly is: 'over'; readonly winner: Side | 'draw'; readonly resigned?: true };

const LAST_TURN = 8;
const RANGE = 2;
/** M4.1: a shot hits from this face on; M4.3: an aimed one from a face less. */
const HITS = 5;
const LONGEST = 3;

const losing = (state: State, side: Side) => {
  const squad = { ...state.squads[side], men: state.squads[side].men - 1 };
  return { ...state.squads, [side]: squad };
};

export function evolve(draft: Draft<State>, event: Event): void {
  switch (event.is) {
    case 'laid':
      draft.mines = {
        ...draft.mines,
        [event.side]: { ...(event.hex === undefined ? {} : { at: event.hex }), sprung: false },
      };
      return;
    case 'stepped':
      draft.squads = { ...draft.squads, [event.side]: { ...draft.squads[event.side], at: event.hex } };
      return;
    case 'blast':
      draft.mines = { ...draft.mines, [other(event.side)]: { at: event.hex, sprung: true } };
      draft.squads = losing(draft, event.side);
      return;
    case 'shot':
      if (event.hit) draft.squads = losing(draft, event.at);
      return;
    case 'turnBegins':
      draft.turn = event.turn;
      return;
    case 'over':
      draft.winner = event.winner;
      if (event.resigned) draft.resigned = true;
      draft.frames = [];
      return;
    default:
      draft.frames = framesAfter(draft.frames, event);
  }
}

type Decision<K extends Frame['at']> = Step<State, Extract<Frame, { at: K }>, Command, Event, Side>;
const side = (_state: State, frame: { readonly side: Side }): Side => frame.side;

const BEGINNINGS = [at('0,-2'), at('0,2')];
const layFault = (hex: Hex): Objection | undefined =>
  BEGINNINGS.includes(hex) ? objection('M1.1', 'no mine lies where a squad begins') : undefined;

const lay: Decision<'lay'> = {
  rule: 'M1',
  commands: ['lay', 'ready'],
  side,
  asks: () => 'lay a mine; ready when it lies where it should',
  *legal(state, frame) {
    for (let hex = 0; hex < GRID.size; hex++) if (!layFault(hex)) yield { do: 'lay', hex };
    if (state.mines[frame.side]) yield { do: 'ready' };
  },
  sample(state, frame, choose) {
    if (state.mines[frame.side] && choose(2) === 0) return { do: 'ready' };
    return { do: 'lay', hex: at(['0,0', '1,-1', '-1,1', '1,0', '0,1'][choose(5)] as string) };
  },
  check(state, frame, command) {
    if (command.do === 'lay') return layFault(command.hex);
    return state.mines[frame.side] ? undefined : objection('M1.2', 'no mine has been laid');
  },
  play(_state, frame, command, emit) {
    if (command.do === 'lay') return emit({ is: 'laid', side: frame.side, hex: command.hex });
    const next =
      frame.side === 'north' ? ({ at: 'lay', side: 'south' } as const) : ({ at: 'turn', side: 'north' } as const);
    emit({ is: 'turnTo', frame: next });
  },
};

function marchFault(state: State, mover: Side, path: readonly Hex[]): Objection | undefined {
  if (path.length > LONGEST) return objection('M2.1', `a march is ${LONGEST} hexes at most`);
  let from = state.squads[mover].at;
  for (const hex of path) {
    if (!adjacent(GRID, from, hex)) return objection('M2.2', 'a march goes from hex to hex');
    if (hex === state.squads[other(mover)].at) return objection('M2.3', 'the other squad stands there');
    from = hex;
  }
  return undefined;
}

const turn: Decision<'turn'> = {
  rule: 'M2',
  commands: ['march'],
  side,
  asks: () => 'march up to three hexes',
  *legal(state, frame) {
    const paths: Hex[][] = [[]];
    for (const path of paths) {
      if (marchFault(state, frame.side, path)) continue;
      yield { do: 'march', path };
      if (path.length === LONGEST) continue;
      for (const next of neighboursOf(GRID, path.at(-1) ?? state.squads[frame.side].at)) paths.push([...path, next]);
    }
  },
  sample(state, frame, choose) {
    const ways = [...this.legal(state, frame)];
    return ways[choose(ways.length)] as Command;
  },
  check: (state, frame, command) => (command.do === 'march' ? marchFault(state, frame.side, command.path) : undefined),
  play(_state, frame, command, emit) {
    if (command.do === 'march') emit({ is: 'push', frame: { at: 'march', side: frame.side, path: command.path } });
  },
};

const march: Decision<'march'> = {
  ...(turn as unknown as Decision<'march'>),
  rule: 'M3',
  settle(state, frame, emit) {
    const [hex, ...rest] = frame.path;
    const enemy = other(frame.side);
    if (hex !== undefined) {
      emit({ is: 'turnTo', frame: { ...frame, path: rest } });
      emit({ is: 'stepped', side: frame.side, hex });
      const mine = state.mines[enemy];
      if (mine?.at === hex && !mine.sprung) emit({ is: 'blast', side: frame.side, hex });
      if (state.squads[frame.side].men === 0) emit({ is: 'over', winner: enemy });
      else if (distance(GRID, hex, state.squads[enemy].at) <= RANGE)
        emit({ is: 'push', frame: { at: 'shot', side: enemy, aimed: false } });
      return true;
    }
    emit({ is: 'pop' });
    const next = frame.side === 'north' ? state.turn : state.turn + 1;
    if (next > LAST_TURN) {
      const { north, south } = state.squads;
      emit({ is: 'over', winner: north.men === south.men ? 'draw' : north.men > south.men ? 'north' : 'south' });
    } else {
      if (next > state.turn) emit({ is: 'turnBegins', turn: next });
      emit({ is: 'turnTo', frame: { at: 'turn', side: enemy } });
    }
    return true;
  },
};

const shot: Decision<'shot'> = {
  rule: 'M4',
  commands: ['aim', 'fire', 'hold'],
  side,
  asks: () => 'fire at the marching squad, aimed or not, or hold',
  *legal(_state, frame) {
    if (!frame.aimed) yield { do: 'aim' };
    yield { do: 'fire' };
    yield { do: 'hold' };
  },
  sample(state, frame, choose) {
    const open = [...this.legal(state, frame)];
    return open[choose(open.length)] as Command;
  },
  check: (_state, frame, command) =>
    command.do === 'aim' && frame.aimed ? objection('M4.3', 'it has taken aim already') : undefined,
  play(state, frame, command, emit, dice) {
    if (command.do === 'aim') return emit({ is: 'turnTo', frame: { ...frame, aimed: true } });
    emit({ is: 'pop' });
    if (command.do === 'hold') return;
    const target = other(frame.side);
    const die = dice.roll(6, 'shot');
    const hit = die >= (frame.aimed ? HITS - 1 : HITS);
    emit({ is: 'shot', at: target, die, hit });
    if (state.squads[target].men === 0) emit({ is: 'over', winner: frame.side });
    // M4.2: a squad that is hit marches no further.
    else if (hit) emit({ is: 'turnTo', frame: { at: 'march', side: target, path: [] } });
  },
};

const COMMANDS = new Set(['lay', 'ready', 'march', 'aim', 'fire', 'hold', 'resign']);
const isHex = (value: unknown): value is Hex => Number.isInteger(value) && GRID.names[value as number] !== undefined;

function read(input: unknown): Command | Objection {
  const { do: verb, hex, path, ...more } = (typeof input === 'object' && input ? input : {}) as Record<string, unknown>;
  const known = typeof verb === 'string' && COMMANDS.has(verb) && Object.keys(more).length === 0;
  const fits =
    (verb === 'lay' ? isHex(hex) : hex === undefined) &&
    (verb === 'march' ? Array.isArray(path) && path.every(isHex) : path === undefined);
  return known && fits ? (input as Command) : objection('M0', 'no such command');
}

const hidden = (mine: Mine | undefined) => mine && (mine.sprung ? mine : { sprung: false });

function outcome({ winner, resigned, squads }: State): Outcome<Side> | undefined {
  if (winner === undefined) return undefined;
  if (winner === 'draw') return { winner, by: 'rule', rule: 'M5.1', because: 'both squads have as many men left' };
  if (resigned) return { winner, by: 'resignation', rule: 'M5.2', because: `${other(winner)} resigns` };
  const because = squads[other(winner)].men === 0 ? 'the other squad is gone' : 'it has more men left';
  return { winner, by: 'rule', rule: 'M5.1', because };
}

export const mines = assemble<State, Frame, Command, Event, Side>({
  sides: SIDES,
  start: {
    turn: 1,
    squads: { north: { at: at('0,-2'), men: 3 }, south: { at: at('0,2'), men: 3 } },
    mines: {},
    frames: [{ at: 'lay', side: 'north' }],
  },
  overRule: 'M5',
  steps: { lay, turn, march, shot },
  standing: {
    commands: ['resign'],
    check: () => undefined,
    play: (_state, loser, _command, emit) => emit({ is: 'over', winner: other(loser), resigned: true }),
  },
  evolve,
  moment: (state) => {
    const mover = state.frames[0]?.side;
    return { turn: state.turn, ...(mover && { mover }), name: `turn ${state.turn}` };
  },
  outcome,
  read,
  view: (state, watcher) => {
    const seen = SIDES.map((owner) => [owner, owner === watcher ? state.mines[owner] : hidden(state.mines[owner])]);
    return { ...state, mines: Object.fromEntries(seen.filter(([, mine]) => mine !== undefined)) as State['mines'] };
  },
  redact: (event, watcher) =>
    event.is === 'laid' && event.side !== watcher ? { is: 'laid', side: event.side } : event,
  // A step onto a hex without a mine tells as much as one onto a mine.
  reveals: ({ is }) => is === 'stepped' || is === 'blast' || is === 'shot',
});
