import { createSignal, onCleanup } from 'solid-js';
import type { PlayerName } from '../../../ai/players.ts';
import { type Army, isArmy, parseArmy } from '../../../blitz/army-text.ts';
import { isPosition, parsePosition } from '../../../blitz/position-text.ts';
import type { Command, Side, UnitNo } from '../../../blitz/types.ts';
import { isObjection, type Objection } from '../../../core/objection.ts';
import { LIBRARY } from '../library.ts';
import { startReferee, type Referee } from '../referee/client.ts';
import type { LogLine, Snapshot } from '../referee/protocol.ts';
import { w } from '../text/words.ts';
import { AUTOSAVE, keepGame } from './kept-game.ts';

/** Who plays a side: somebody here, or a computer player by its name. */
export type Seat = 'human' | PlayerName;

export interface Start {
  readonly text: string;
  readonly seats: Readonly<Record<Side, Seat>>;
  /** A record to go on with instead of a fresh game. */
  readonly record?: string;
  /** Only to be watched, until somebody plays on. */
  readonly replay?: boolean;
}

const SAVE_PAUSE = 600;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A game at this screen: what the referee last said, and the ways to go on. */
export function createGame(start: Start) {
  const referee: Referee = startReferee();
  const [snapshot, setSnapshot] = createSignal<Snapshot>();
  const [log, setLog] = createSignal<readonly LogLine[]>([]);
  const [refusal, setRefusal] = createSignal<Objection>();
  const [trouble, setTrouble] = createSignal<string>();
  const [thinking, setThinking] = createSignal(false);
  const [watching, setWatching] = createSignal(start.replay === true);
  let saving: Promise<void> | undefined;
  let stale = false;
  let closed = false;

  const read = parsePosition(start.text, LIBRARY);
  const position = isPosition(read) ? read : undefined;
  const armyName = /^army (\S+)$/m.exec(start.text)?.[1] ?? 'continent';
  const armyText = LIBRARY.armies[armyName];
  const army = armyText === undefined ? undefined : parseArmy(armyText);

  const take = (answer: Snapshot): Snapshot => {
    setSnapshot(answer);
    setRefusal(undefined);
    const first = answer.told[0]?.n ?? answer.played + 1;
    setLog((lines) =>
      answer.whole
        ? answer.told
        : [...lines.filter((line) => line.n < first && line.n <= answer.played), ...answer.told],
    );
    if (answer.damage !== undefined) setTrouble(w.recovered(answer.played, answer.damage));
    if (!watching()) autosave();
    return answer;
  };

  /** One save at a time; what happens meanwhile is saved by the next. */
  function autosave(): void {
    stale = true;
    saving ??= (async () => {
      while (stale && !closed) {
        stale = false;
        try {
          if (!keepGame({ record: await referee.save(), seats: start.seats })) setTrouble(w.storeFull);
        } catch (error) {
          setTrouble(messageOf(error));
        }
        // While the computer plays, its many commands are kept together.
        if (thinking()) await new Promise((resume) => setTimeout(resume, SAVE_PAUSE));
      }
      saving = undefined;
    })();
  }

  // Another tab that keeps a game under the same key plays the same table.
  const onStorage = (event: StorageEvent): void => {
    if (event.key === AUTOSAVE && event.newValue !== null) setTrouble(w.otherTab);
  };
  window.addEventListener('storage', onStorage);
  onCleanup(() => {
    closed = true;
    window.removeEventListener('storage', onStorage);
    referee.dispose();
  });

  async function attempt(ask: () => Promise<Snapshot | Objection>): Promise<boolean> {
    try {
      const answer = await ask();
      if (isObjection(answer)) {
        setRefusal(answer);
        return false;
      }
      take(answer);
      void letComputerPlay();
      return true;
    } catch (error) {
      if (!closed) setTrouble(messageOf(error));
      return false;
    }
  }

  const decides = (): Side | undefined => snapshot()?.prompt?.side;
  const humanDecides = (): boolean => {
    const side = decides();
    return side !== undefined && !watching() && start.seats[side] === 'human';
  };

  const seatOf = (side: Side | undefined): Seat | undefined => (side === undefined ? undefined : start.seats[side]);

  async function letComputerPlay(): Promise<void> {
    if (thinking() || watching()) return;
    setThinking(true);
    try {
      for (let seat = seatOf(decides()); seat !== undefined && seat !== 'human' && !closed; seat = seatOf(decides()))
        take(await referee.computer(seat));
    } catch (error) {
      if (!closed) setTrouble(messageOf(error));
    } finally {
      setThinking(false);
    }
  }

  void attempt(() => (start.record === undefined ? referee.open(start.text) : referee.load(start.record)));

  return {
    board: position?.board,
    preset: position?.preset ?? 'basic',
    lastTurn: position?.terms,
    army: army && isArmy(army) ? (army as Army) : undefined,
    referee,
    snapshot,
    log,
    refusal,
    refuse: setRefusal,
    trouble,
    notice: setTrouble,
    thinking,
    watching,
    decides,
    humanDecides,
    dismiss: () => {
      setRefusal(undefined);
      setTrouble(undefined);
    },
    play: (command: Command) => attempt(() => referee.play(command)),
    say: (text: string) => attempt(() => referee.say(text)),
    moveTo: (units: readonly UnitNo[], hex: number) => attempt(() => referee.moveTo(units, hex)),
    undo: () => attempt(() => referee.undo()),
    undoTo: (n: number) => attempt(() => referee.undoTo(n)),
    redo: () => attempt(() => referee.redo()),
    decide: () => attempt(() => referee.decide()),
    placeRest: (placement: string | undefined) => attempt(() => referee.placeRest(placement)),
    seek: (n: number) => attempt(() => referee.seek(n)),
    playOn: () => {
      setWatching(false);
      autosave();
      void letComputerPlay();
    },
  };
}

export type GameStore = ReturnType<typeof createGame>;
