import { createSignal } from 'solid-js';
import type { Army } from '../../../blitz/army-text.ts';
import { isArmy, parseArmy } from '../../../blitz/army-text.ts';
import type { Board } from '../../../blitz/board.ts';
import { isPosition, parsePosition } from '../../../blitz/position-text.ts';
import type { Command, Side, UnitNo } from '../../../blitz/types.ts';
import { isObjection, type Objection } from '../../../core/objection.ts';
import { LIBRARY } from '../library.ts';
import { startReferee, type Referee } from '../referee/client.ts';
import type { LogLine, Snapshot } from '../referee/protocol.ts';

export type Seat = 'human' | 'computer';

export interface Start {
  readonly text: string;
  readonly seats: Readonly<Record<Side, Seat>>;
  /** A record to go on with instead of a fresh game. */
  readonly record?: string;
}

const AUTOSAVE = 'hexfront.autosave';

/** A game at this screen: what the referee last said, and the ways to go on. */
export function createGame(start: Start) {
  const referee: Referee = startReferee();
  const [snapshot, setSnapshot] = createSignal<Snapshot>();
  const [log, setLog] = createSignal<readonly LogLine[]>([]);
  const [refusal, setRefusal] = createSignal<Objection>();
  const [trouble, setTrouble] = createSignal<string>();
  const [thinking, setThinking] = createSignal(false);

  const position = parsePosition(start.text, LIBRARY);
  const board: Board | undefined = isPosition(position) ? position.board : undefined;
  const armyName = /^army (\S+)$/m.exec(start.text)?.[1] ?? 'continent';
  const armyText = LIBRARY.armies[armyName];
  const army = armyText === undefined ? undefined : parseArmy(armyText);

  const take = (answer: Snapshot): Snapshot => {
    setSnapshot(answer);
    setRefusal(undefined);
    setLog((lines) =>
      [...lines.filter((line) => line.n <= answer.played - 1 || answer.told.length === 0), ...answer.told].filter(
        (line) => line.n <= answer.played,
      ),
    );
    void autosave();
    return answer;
  };

  async function autosave(): Promise<void> {
    try {
      const record = await referee.save();
      localStorage.setItem(AUTOSAVE, JSON.stringify({ record, seats: start.seats }));
    } catch {
      // A full or closed browser store must not stop the game; saving to a file still works.
    }
  }

  async function attempt(ask: () => Promise<Snapshot | Objection>): Promise<boolean> {
    try {
      const answer = await ask();
      if (isObjection(answer)) {
        setRefusal(answer);
        return false;
      }
      take(answer);
      await letComputerPlay();
      return true;
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  const decides = (): Side | undefined => snapshot()?.prompt?.side;
  const humanDecides = (): boolean => {
    const side = decides();
    return side !== undefined && start.seats[side] === 'human';
  };

  async function letComputerPlay(): Promise<void> {
    if (thinking()) return;
    setThinking(true);
    try {
      for (let side = decides(); side !== undefined && start.seats[side] === 'computer'; side = decides()) {
        take(await referee.computer('random'));
      }
    } finally {
      setThinking(false);
    }
  }

  void (async () => {
    try {
      take(await (start.record === undefined ? referee.open(start.text) : referee.load(start.record)));
      await letComputerPlay();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  })();

  return {
    board,
    army: army && isArmy(army) ? (army as Army) : undefined,
    referee,
    snapshot,
    log,
    refusal,
    trouble,
    thinking,
    decides,
    humanDecides,
    dismiss: () => setRefusal(undefined),
    play: (command: Command) => attempt(() => referee.play(command)),
    say: (text: string) => attempt(() => referee.say(text)),
    moveTo: (units: readonly UnitNo[], hex: number) => attempt(() => referee.moveTo(units, hex)),
    undo: () => attempt(() => referee.undo()),
    redo: () => attempt(() => referee.redo()),
  };
}

export type GameStore = ReturnType<typeof createGame>;

/** The game this browser last kept, if there is one that can be read. */
export function keptGame(): Start | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(AUTOSAVE) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('record' in kept) || typeof kept.record !== 'string')
      return undefined;
    const header: unknown = JSON.parse(kept.record.split('\n')[0] ?? '');
    if (typeof header !== 'object' || header === null || !('setup' in header) || typeof header.setup !== 'string')
      return undefined;
    const seats =
      'seats' in kept && typeof kept.seats === 'object'
        ? (kept.seats as Start['seats'])
        : ({ blue: 'human', red: 'human' } as const);
    return { text: header.setup, seats, record: kept.record };
  } catch {
    return undefined;
  }
}
