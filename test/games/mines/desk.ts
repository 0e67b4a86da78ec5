import type { Action, Choice, Desk, Happening, Piece, ReachHex } from '#table/desk.ts';
import { type Command, type Event, GRID, type Mines, SIDES, type Side, type State } from './mines.ts';
import { writeCommand } from './text.ts';

/** The small game at a table: two counters, and a mine only where it may be seen. */

const choiceOf = (command: Command): Choice<Command> => ({
  command,
  verb: command.do,
  text: writeCommand(command),
  ...(command.do === 'lay' ? { hex: command.hex } : {}),
});

/** Commands that end a decision: a mine that lies, a turn without a step. */
const DONE: Readonly<Record<string, Command>> = { lay: { do: 'ready' }, turn: { do: 'march', path: [] } };
const MODES = { lay: 'choose', turn: 'move', shot: 'choose', cover: 'choose' } as const;

function piecesOf(view: State): Piece<Side>[] {
  const piece = (id: string, side: Side, kind: string, hex: number, factors: string): Piece<Side> => ({
    id,
    side,
    kind,
    hex,
    counter: { id, side: side === 'north' ? 0 : 1, symbol: kind === 'mine' ? 'blank' : 'infantry', factors },
    selectable: kind === 'squad',
    idle: false,
    holds: kind === 'squad',
    rank: kind === 'squad' ? 1 : 0,
  });
  return SIDES.flatMap((side) => {
    const mine = view.mines[side];
    const squad = piece(side, side, 'squad', view.squads[side].at, String(view.squads[side].men));
    return mine?.at === undefined ? [squad] : [squad, piece(`${side} mine`, side, 'mine', mine.at, '')];
  });
}

export const deskOf = (game: Mines): Desk<State, Command, Event, Side, State> => {
  const brief = (view: State) => ({
    prompt: game.prompt(view),
    moment: game.moment(view),
    scope: view.frames.at(-1)?.at === 'lay' ? ('phase' as const) : ('one' as const),
  });
  /** Ends of a march by its shortest way: `legal` names short ways first. */
  const reach = (view: State): ReachHex<Command>[] => {
    const found = new Map<number, ReachHex<Command>>();
    for (const command of game.legal(view)) {
      const hex = command.do === 'march' ? command.path.at(-1) : undefined;
      if (command.do !== 'march' || hex === undefined || found.has(hex)) continue;
      const { path } = command;
      found.set(hex, { hex, cost: path.length, path, stops: path.length === 3, command });
    }
    return [...found.values()];
  };
  const action = (view: State, command: Command): Action<Command> => {
    const fault = game.check(view, game.decides(view) ?? 'north', command);
    return { verb: command.do, choices: fault ? [] : [choiceOf(command)], ...(fault ? { fault } : {}) };
  };
  return {
    brief,
    scene(view) {
      const outcome = game.outcome(view);
      const at = game.prompt(view)?.at as keyof typeof MODES | undefined;
      const done = DONE[at ?? ''];
      return {
        ...brief(view),
        ...(outcome ? { outcome } : {}),
        mode: at === undefined ? 'none' : MODES[at],
        pieces: piecesOf(view),
        ...(done ? { done } : {}),
        plannable: false,
      };
    },
    own: (view) => view,
    reach: (view, units, via) => (units.length === 1 && via.length === 0 ? reach(view) : []),
    actions: (view, units) =>
      units.length === 0 ? (['draw', 'treat'] as const).map((verb) => action(view, { do: verb })) : [],
    choices: (view, most) =>
      [...game.legal(view)]
        .filter(({ do: verb }) => verb !== 'ready')
        .slice(0, most)
        .map(choiceOf),
    bill: () => undefined,
    pay: () => ({ do: 'hold' }),
    intent: (view, { hex }) => {
      const frame = view.frames.at(-1);
      return frame?.at === 'lay' ? [{ do: 'lay', hex }] : frame?.at === 'turn' ? [{ do: 'march', path: [hex] }] : [];
    },
    happened: (before, events) =>
      events.flatMap((event): Happening[] => {
        if (event.is === 'stepped')
          return [{ is: 'went', unit: event.side, path: [before.squads[event.side].at, event.hex] }];
        return 'die' in event ? [{ is: 'own', die: true, what: event }] : [];
      }),
    overlay: () => ({ tints: [], hatches: [], paths: [], plates: [] }),
    questions: { hexes: () => GRID.size },
  };
};
