import type { Choice, Desk, Happening, Piece } from '../../../src/table/desk.ts';
import { type Command, type Event, GRID, type Mines, SIDES, type Side, type State } from './mines.ts';
import { writeCommand } from './text.ts';

/** The small game at a table: two counters, and a mine only where it may be seen. */

const hexOf = (command: Command): number | undefined =>
  command.do === 'lay' ? command.hex : command.do === 'march' ? command.path.at(-1) : undefined;

const choiceOf = (command: Command): Choice<Command> => {
  const hex = hexOf(command);
  return {
    command,
    verb: command.do,
    text: writeCommand(command),
    ...(hex === undefined ? {} : { hex }),
    ...(command.do === 'march' ? { path: command.path } : {}),
  };
};

function piecesOf(view: State): Piece<Side>[] {
  const piece = (id: string, side: Side, kind: string, hex: number, factors: string): Piece<Side> => ({
    id,
    side,
    kind,
    hex,
    counter: { id, side: side === 'north' ? 0 : 1, symbol: kind === 'mine' ? 'blank' : 'infantry', factors },
    handy: kind === 'squad',
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
  return {
    brief,
    scene(view) {
      const outcome = game.outcome(view);
      return {
        ...brief(view),
        ...(outcome ? { outcome } : {}),
        mode: game.prompt(view) ? 'choose' : 'none',
        pieces: piecesOf(view),
        ...(game.prompt(view)?.at === 'lay' ? { done: { do: 'ready' } } : {}),
        plannable: false,
      };
    },
    own: (view) => view,
    reach: () => [],
    actions: () => [],
    choices: (view, most) =>
      [...game.legal(view)]
        .filter(({ do: verb }) => verb !== 'ready')
        .slice(0, most)
        .map(choiceOf),
    bill: () => undefined,
    pay: () => ({ do: 'hold' }),
    meant: (view, { hex }) => {
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
