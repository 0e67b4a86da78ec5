import { createSignal, onCleanup } from 'solid-js';
import type { PlayerName } from '../../games/blitz/players/players.ts';
import { type Army, isArmy, parseArmy } from '../../games/blitz/text/army-text.ts';
import { isPosition } from '../../games/blitz/text/position-text.ts';
import type { Command, Side, UnitNo } from '../../games/blitz/types.ts';
import { MOST_IN_A_TURN } from '../../ai/standstill.ts';
import { isObjection, type Objection } from '../../core/objection.ts';
import { LIBRARY } from '../games/blitz/library.ts';
import { startReferee, type Referee } from './referee/client.ts';
import type { LogLine, Snapshot } from './referee/protocol.ts';
import type { Plan } from '../../games/blitz/players/player.ts';
import { readPosition } from '../games/blitz/read-position.ts';
import { said, w } from '../text/words.ts';
import { ADVISER, createComputers } from './computers.ts';
import { notesIn, withNote } from './replay/notes.ts';
import { createKeeping } from './keeping.ts';
import { keptGameNamed } from './kept-game.ts';
import { english } from '../../core/say.ts';

/** Who plays a side: somebody here, or a computer player by its name. */
export type Seat = 'human' | PlayerName;

export interface Start {
  /** Under which the browser keeps the game; without one it gets its own. */
  readonly id?: string;
  readonly text: string;
  readonly seats: Readonly<Record<Side, Seat>>;
  /** A record to go on with instead of a fresh game. */
  readonly record?: string;
  /** Only to be watched, until somebody plays on. */
  readonly replay?: boolean;
  /** A lesson: the browser does not keep it in place of the last game. */
  readonly practice?: boolean;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Lines that were there already stay the same objects, so that the page need not draw them again. */
function asBefore(lines: readonly LogLine[], told: readonly LogLine[]): readonly LogLine[] {
  const known = new Map(lines.map((line) => [`${line.n} ${english(line.text)}`, line]));
  return told.map((line) => known.get(`${line.n} ${english(line.text)}`) ?? line);
}

/** A game at this screen: what the referee last said, and the ways to go on. */
export function createGame(start: Start) {
  const [asking, setAsking] = createSignal(false);
  const referee: Referee = startReferee(setAsking);
  const [snapshot, setSnapshot] = createSignal<Snapshot>();
  const [log, setLog] = createSignal<readonly LogLine[]>([]);
  const [refusal, setRefusal] = createSignal<Objection>();
  const [trouble, setTrouble] = createSignal<string>();
  const [thinking, setThinking] = createSignal(false);
  const [watching, setWatching] = createSignal(start.replay === true);
  /** The game being played while its past is watched: how many commands it has. */
  const [live, setLive] = createSignal<number>();
  const [seats, setSeats] = createSignal(start.seats);
  const [notes, setNotes] = createSignal(notesIn(start.record));
  /** A computer player goes on for somebody at this screen. */
  const [helped, setHelped] = createSignal(false);
  let closed = false;

  const keeping = createKeeping({
    id: start.id,
    seats,
    save: () => referee.save(notes(), live()),
    busy: thinking,
    trouble: (kind, error) => setTrouble(kind === 'full' ? w.storeFull : messageOf(error)),
  });

  const computers = createComputers({ referee, position: start.text, notice: setTrouble });
  if (start.seats.blue !== 'human' || start.seats.red !== 'human') computers.rehearse();

  const read = readPosition(start.text);
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
        ? asBefore(lines, answer.told)
        : [...lines.filter((line) => line.n < first && line.n <= answer.played), ...answer.told],
    );
    if (answer.damage !== undefined) setTrouble(w.recovered(answer.played, said(answer.damage)));
    keep();
    return answer;
  };

  function keep(): void {
    if (!watching() && !start.practice) keeping.keep();
  }

  onCleanup(() => {
    closed = true;
    computers.dispose();
    void keeping.leave().finally(() => referee.dispose());
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
    return side !== undefined && !watching() && !helped() && !keeping.elsewhere() && seats()[side] === 'human';
  };

  const seatOf = (side: Side | undefined): Seat | undefined => (side === undefined ? undefined : seats()[side]);

  /** Who is to decide, while the game is played and not watched. */
  const toPlay = (): Seat | undefined => (closed || watching() || keeping.elsewhere() ? undefined : seatOf(decides()));

  const nobodyHere = (): boolean => seats().blue !== 'human' && seats().red !== 'human';

  /** The computer goes on for whoever decides now, until the phase or the decision passes to somebody else. */
  async function playPhase(): Promise<void> {
    const side = decides();
    const phase = snapshot()?.prompt?.phase;
    if (!humanDecides() || side === undefined) return;
    setHelped(true);
    setThinking(true);
    try {
      for (let commands = 0; !closed && decides() === side && snapshot()?.prompt?.phase === phase; commands++) {
        if (commands >= MOST_IN_A_TURN) throw new Error(w.playPhaseEndless);
        take(await computers.play(ADVISER, snapshot()));
      }
    } catch (error) {
      if (!closed) setTrouble(messageOf(error));
    } finally {
      setHelped(false);
      setThinking(false);
    }
    void letComputerPlay();
  }

  /** The moves of a plan, one after the other, as far as they are still legal; ending the phase stays with the player. */
  async function playPlan(plan: Plan): Promise<void> {
    computers.forgetHints();
    for (const command of plan.commands) {
      if (command.do === 'endMovement') break;
      const answer = await referee.play(command).catch(() => undefined);
      if (closed || answer === undefined) return;
      if (!isObjection(answer)) take(answer);
    }
  }

  async function letComputerPlay(): Promise<void> {
    if (thinking() || watching() || keeping.elsewhere()) return;
    setThinking(true);
    try {
      for (let seat = toPlay(); seat !== undefined && seat !== 'human'; seat = toPlay()) {
        if (nobodyHere()) await computers.rest();
        if (toPlay() !== seat) continue;
        const answer = await computers.play(seat, snapshot());
        if (closed || keeping.elsewhere()) break;
        take(answer);
      }
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
    /** The referee has not answered everything yet. */
    asking,
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
    moveTo: (units: readonly UnitNo[], hex: number, via: readonly number[] = []) =>
      attempt(() => referee.moveTo(units, hex, via)),
    /** An answer of the referee that was asked for in another way. */
    show: (answer: Snapshot) => void take(answer),
    /** Another position on the same board. */
    open: (text: string) => attempt(() => referee.open(text)),
    undo: () => attempt(() => referee.undo()),
    undoTo: (n: number) => attempt(() => referee.undoTo(n)),
    redo: () => attempt(() => referee.redo()),
    decide: () => attempt(() => referee.decide()),
    landAll: () => attempt(() => referee.landAll()),
    placeRest: (placement: string | undefined) => attempt(() => referee.placeRest(placement)),
    seek: (n: number) => attempt(() => referee.seek(n)),
    seats,
    computers,
    playPhase,
    playPlan,
    /** Somebody at this screen plays a side from now on. */
    takeOver: (side: Side) => {
      setSeats({ ...seats(), [side]: 'human' });
      computers.goOn();
      keep();
    },
    /** Where the browser keeps it. */
    id: keeping.id,
    /** Another tab plays this game now. */
    elsewhere: keeping.elsewhere,
    /** Takes the game back from the other tab, as it stands there. */
    goOnHere: () => {
      const kept = keptGameNamed(keeping.id());
      keeping.claim();
      if (typeof kept === 'object' && kept.record !== undefined) {
        const { record } = kept;
        return attempt(() => referee.load(record));
      }
      keep();
      return Promise.resolve(true);
    },
    notes,
    writeNote: (n: number, text: string) => {
      setNotes((old) => withNote(old, n, text));
      // A game that is only looked back at is kept whole, with its notes.
      if (!start.practice && live() !== undefined) keeping.keep();
    },
    /** The whole game as a file holds it, also while an earlier point of it is shown. */
    record: () => referee.save(notes(), watching() ? (live() ?? snapshot()?.known) : undefined),
    /** Watches the game so far, from the table. */
    live,
    watch: () => {
      if (watching() || thinking()) return;
      setLive(snapshot()?.played);
      setWatching(true);
    },
    /** Back to where the game stands. */
    backToGame: async () => {
      const n = live();
      if (n === undefined) return;
      await attempt(() => referee.seek(n));
      setLive(undefined);
      setWatching(false);
      void letComputerPlay();
    },
    /** A new game from the point that is watched; the one it came from stays as it was. */
    fork: (players: Start['seats'] = seats()) => {
      setSeats(players);
      setLive(undefined);
      setWatching(false);
      if (!start.practice) keeping.fork();
      keep();
      void letComputerPlay();
    },
  };
}

export type GameStore = ReturnType<typeof createGame>;
