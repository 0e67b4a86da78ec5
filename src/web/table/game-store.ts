import { batch, createMemo, createSignal, onCleanup } from 'solid-js';
import { MOST_IN_A_TURN } from '#ai/standstill.ts';
import { english } from '#core/message.ts';
import { LATE, type LogLine, type Update, type Refused } from '#table/host.ts';
import type { Face } from '../face.ts';
import { said, w } from '../text/words.ts';
import type { Hint } from '#table/thinker.ts';
import { createActs } from './acts.ts';
import { createComputers } from './computers.ts';
import { createKeeping } from './storage/autosave.ts';
import { aboutOf, headerIn, metadataIn } from './storage/metadata.ts';
import { forgetPending, notePending, takePending } from './storage/pending-command.ts';
import { createProjector } from './film/projector.ts';
import { createSinceTurn } from './film/since-turn.ts';
import { createPlanning } from './move-plans.ts';
import { createPresses } from './presses.ts';
import { hostAt, ownReferee } from './referee/client.ts';
import { withNote } from './replay/notes.ts';
import { createGuard, createSharing } from './shared-screen.ts';
import { computerName, HUMAN, isComputer, type Seat, seatsFor, type Start } from './start.ts';
import { isStill, seeing, setSeeing } from './settings/view-settings.ts';
import type { WorkerLike } from './worker-like.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Lines that were there already stay the same objects, so that the page need not draw them again. */
function asBefore(lines: readonly LogLine[], told: readonly LogLine[]): readonly LogLine[] {
  const known = new Map(lines.map((line) => [`${line.n} ${english(line.text)}`, line]));
  return told.map((line) => known.get(`${line.n} ${english(line.text)}`) ?? line);
}

/**
 * A game at this screen: what the host last told, and the ways to go on. Where somebody else keeps the game (`shared`), it
 * is not kept here: all this screen has of it is its seat. With `past` it knows all that seat has seen, and can watch it.
 */
export function createGame(start: Start, face: Face, shared?: WorkerLike, past = shared === undefined) {
  const [asking, setAsking] = createSignal(false);
  /** The referee has not answered for long. */
  const [silent, setSilent] = createSignal(false);
  const seated = shared ? start.seats : seatsFor(face, start.seats);
  const humans = Object.keys(seated).filter((side) => seated[side] === HUMAN);
  const guard = createGuard(start);
  const host = hostAt(
    shared ?? ownReferee({ game: face.id, library: face.library, sees: humans, guard: guard.guard() }),
    setAsking,
    // A table with a connection of its own says itself why nothing is answered.
    shared && past ? () => undefined : setSilent,
  );
  const [update, setUpdate] = createSignal<Update>();
  const [log, setLog] = createSignal<readonly LogLine[]>([]);
  const [refusal, setRefusal] = createSignal<Refused>();
  const [trouble, setTrouble] = createSignal<string>();
  const [thinking, setThinking] = createSignal(false);
  const [watching, setWatching] = createSignal(start.replay === true);
  /** The game being played while its past is watched: how many commands it has. */
  const [live, setLive] = createSignal<number>();
  const [seats, setSeats] = createSignal(seated);
  const notesOf = (record: string | undefined) => metadataIn(headerIn(record)?.['about']).notes;
  const [notes, setNotes] = createSignal(notesOf(start.record));
  /** Reason why the table is empty. */
  const [failed, setFailed] = createSignal<string>();
  /** A computer player goes on for somebody at this screen. */
  const [helped, setHelped] = createSignal(false);
  /** Number of positions being laid out: no decisions meanwhile. */
  const [layingOut, setLayingOut] = createSignal(0);
  let closed = false;
  /** Last update from the host; the film may not have reached it yet. */
  let heard: Update | undefined;
  const acts = createActs();

  const [setup, setSetup] = createSignal(start.text);
  const keeping = createKeeping({
    start: { ...start, seats: seated },
    face,
    host,
    players: seats,
    notes,
    alone: guard.alone,
    show: async (record) => {
      if (watching()) return;
      setNotes(notesOf(record));
      await attempt(() => host.load(record));
    },
  });

  const computers = createComputers({
    host,
    library: face.library,
    adviser: face.adviser,
    notice: setTrouble,
    decision: () => update()?.decision,
    seat: (level) => computerName(face, level),
  });
  const show = (answer: Update): void => {
    setUpdate(answer);
    setRefusal(undefined);
    const first = answer.log[0]?.n ?? answer.played + 1;
    setLog((lines) =>
      answer.whole
        ? asBefore(lines, answer.log)
        : [...lines.filter((line) => line.n < first && line.n <= answer.played), ...answer.log],
    );
  };
  /** Film of the computers' play at the viewer's pace; the game itself does not wait for it. */
  const film = createProjector({
    show,
    shown: update,
    pace: () => seeing().pace,
    setPace: (pace) => setSeeing({ pace }),
    more: () => isPlayedByComputer(heard),
  });
  const isPlayedByComputer = (now: Update | undefined): boolean => {
    const seat = seatOf(now?.scene.prompt?.side);
    return !watching() && seat !== undefined && isComputer(seat);
  };
  const isFilmed = (answer: Update): boolean =>
    !answer.whole &&
    (film.running() ||
      (answer.filmed === true && !isStill() && seeing().pace !== 'none') ||
      (isPlayedByComputer(heard) && (nobodyHere() || (!isStill() && seeing().pace !== 'none'))));

  const stopFollowing = host.follow((answer) => {
    if (start.replay && !update()) setLive(answer.played);
    const filmed = isFilmed(answer);
    heard = answer;
    acts.forget(answer.known);
    computers.follow(answer.scene.moment.mover);
    if (filmed) film.queue(answer);
    else {
      film.drop();
      show(answer);
    }
    keeping.tick();
    if (answer.damage !== undefined) setTrouble(w.recovered(answer.played, said(answer.damage)));
    else if (answer.remark !== undefined) setTrouble(w.otherRules(said(answer.remark)));
    else if (answer.altered) setTrouble(w.altered);
  });

  onCleanup(() => {
    closed = true;
    stopFollowing();
    film.dispose();
    computers.dispose();
    // Finish saving before the referee is disposed of.
    void keeping
      .leave()
      .then(() => host.stopKeeping())
      .catch(() => undefined)
      .finally(() => host.dispose());
  });

  /** True when it was done; what was refused is shown. */
  async function attempt(ask: () => Promise<Refused | typeof LATE | undefined | void>): Promise<boolean> {
    try {
      const refused = await ask();
      if (refused === LATE) {
        setTrouble(w.tooLate);
        return false;
      }
      if (refused) {
        setRefusal(refused);
        return false;
      }
      void letComputerPlay();
      return true;
    } catch (error) {
      if (!closed) setTrouble(messageOf(error));
      return false;
    }
  }

  const presses = createPresses({ decision: () => update()?.decision, late: () => setTrouble(w.tooLate) });
  /** Sends input for the decision shown; further presses wait for the answer. */
  const pressed = (
    what: readonly unknown[],
    act: (decision: number) => Promise<Refused | typeof LATE | undefined>,
    goesOn = false,
  ): Promise<boolean> => {
    const decision = update()?.decision;
    if (decision === undefined || !humanDecides()) return Promise.resolve(false);
    return presses.giving(
      what,
      () => {
        acts.forget(update()?.played ?? 0);
        return attempt(() => act(decision));
      },
      goesOn,
    );
  };
  /** To the host, and noted until it has answered: whoever leaves before has it given when the game is opened again. */
  const toHost = async (commands: readonly unknown[], decision: number): Promise<Refused | typeof LATE | undefined> => {
    if (planning.on()) return planning.lay(commands);
    const id = keeping.id();
    if (!start.practice && !shared) notePending(id, { played: update()?.played ?? 0, commands });
    try {
      return await host.give(commands, decision);
    } finally {
      if (!closed) forgetPending(id);
    }
  };
  /** Commands for the decision that is shown, one after the other; `goesOn` with the press whose turn it is. */
  const give = (commands: readonly unknown[], goesOn = false): Promise<boolean> =>
    commands.length === 0
      ? Promise.resolve(false)
      : pressed(commands, (decision) => toHost(commands, decision), goesOn);
  /** Gives commands that are taken back and redone in one step. */
  const giveAsOne = async (commands: readonly unknown[]): Promise<boolean> => {
    const planned = planning.on();
    const given = await give(commands);
    const to = update()?.played ?? 0;
    if (given && !planned) acts.join(to - commands.length, to);
    return given;
  };
  /** Gives commands that are taken back together with the command before them. */
  const giveOn = async (commands: readonly unknown[]): Promise<boolean> => {
    const planned = planning.on();
    const from = Math.max(acts.before(update()?.played ?? 0), update()?.undoPoint ?? 0);
    const given = await give(commands);
    if (given && !planned) acts.join(from, update()?.played ?? 0);
    return given;
  };
  /**
   * Gives commands that must be asked for first; `what` tells one such press from another. Commands needed before the
   * question are given `first`.
   */
  const giveAnswer = async (
    what: string,
    ask: (first: (commands: readonly unknown[]) => Promise<boolean>) => Promise<readonly unknown[]>,
  ): Promise<boolean> => {
    let commands: readonly unknown[] = [];
    const given = await pressed([what], async (decision) => {
      commands = await ask((before) => attempt(() => toHost(before, decision)));
      return commands.length === 0 ? undefined : toHost(commands, decision);
    });
    return given && commands.length > 0;
  };

  const planning = createPlanning({
    update,
    ask: (name, ...args) => host.ask(name, ...args),
    presses: () => presses,
    give: giveAsOne,
    refuse: setRefusal,
  });
  /** State shown by the table: the game, or the result of a plan. */
  const shown = createMemo(() => planning.ahead(update()));

  const decides = (): string | undefined => update()?.scene.prompt?.side;
  const seatOf = (side: string | undefined): Seat | undefined => (side === undefined ? undefined : seats()[side]);
  const sharing = createSharing({
    guard,
    seats,
    update,
    watching,
    host: shared ? undefined : host,
    attempt,
    changed: () => void keeping.leave(),
  });
  const humanDecides = (): boolean =>
    seatOf(decides()) === HUMAN &&
    !film.running() &&
    !watching() &&
    sharing.handOver() === undefined &&
    !helped() &&
    !keeping.elsewhere() &&
    layingOut() === 0;

  /** Seat to decide, while the game is played and not watched. */
  const toPlay = (): Seat | undefined =>
    closed || watching() || keeping.elsewhere() ? undefined : seatOf(heard?.scene.prompt?.side);

  const since = createSinceTurn({ update, humanDecides, ask: (name) => host.ask(name) });

  const nobodyHere = (): boolean => Object.values(seats()).every(isComputer);

  /** One step of the past after the other, and none before what was pressed earlier has been answered. */
  let stepping: Promise<unknown> = Promise.resolve();
  let steps = 0;
  /** True if a player here still decides once all earlier presses are answered; otherwise shows a message. */
  const stillMine = async (): Promise<boolean> => {
    await Promise.all([stepping, presses.settled()]);
    if (closed || humanDecides()) return !closed;
    setTrouble(w.tooLate);
    return false;
  };
  let leaving = false;
  /** The decision is left to the computer, in the turn of this press; the next decision is not. */
  async function leaveIt(go: (decision: number) => Promise<void>): Promise<void> {
    const decision = update()?.decision;
    if (leaving || decision === undefined || !humanDecides()) return;
    planning.leave();
    leaving = true;
    // A step back that is still under way asks the same again under another number.
    const stepped = steps > 0;
    try {
      if (!(await stillMine())) return;
      const now = update()?.decision;
      if (now === undefined || (now !== decision && !stepped)) return void setTrouble(w.tooLate);
      setHelped(true);
      await go(now);
    } catch (error) {
      if (!closed) setTrouble(messageOf(error));
    } finally {
      leaving = false;
      setHelped(false);
    }
    void letComputerPlay();
  }

  /**
   * The computer goes on for whoever decides now, until the phase or the decision passes to somebody else; or until the
   * phase may be ended, which stays with the player then.
   */
  async function playOn(toEnd = false): Promise<void> {
    const side = decides();
    const phase = update()?.scene.prompt?.phase;
    setThinking(true);
    try {
      for (let commands = 0; !closed && decides() === side && update()?.scene.prompt?.phase === phase; commands++) {
        if (commands >= MOST_IN_A_TURN) throw new Error(w.playPhaseEndless);
        if (keeping.elsewhere()) break;
        const done = toEnd ? update()?.scene.done : undefined;
        if (done !== undefined && (await host.ask('check', done)) === undefined) break;
        await computers.play(face.adviser, update(), () => !closed && !keeping.elsewhere());
      }
    } finally {
      setThinking(false);
    }
  }

  /**
   * The moves of a plan, one after the other, as far as they are still legal. Ending the phase stays with the player,
   * unless the plan is nothing else.
   */
  const playPlan = (plan: Hint): Promise<void> =>
    leaveIt(async (decision) => {
      computers.forgetHints();
      const done = JSON.stringify(update()?.scene.done);
      for (const command of plan.commands) {
        if (plan.commands.length > 1 && JSON.stringify(command) === done) break;
        if ((await host.give([command], decision)) === LATE || closed) return;
      }
    });

  async function letComputerPlay(): Promise<void> {
    if (thinking() || watching() || keeping.elsewhere()) return;
    setThinking(true);
    try {
      for (let seat = toPlay(); seat !== undefined && isComputer(seat); seat = toPlay()) {
        if (nobodyHere()) await film.caughtUp();
        if (toPlay() !== seat) continue;
        const mine = seat;
        await computers.play(seat, heard, () => toPlay() === mine);
        if (closed || keeping.elsewhere()) break;
      }
    } catch (error) {
      if (!closed) setTrouble(messageOf(error));
    } finally {
      setThinking(false);
    }
  }

  async function begin(): Promise<void> {
    const opened = attempt(() => (start.record === undefined ? host.open(start.text) : host.load(start.record)));
    if (!start.practice) void keeping.begin();
    if (!(await opened)) return void setFailed(trouble() ?? '');
    const computer = Object.keys(seated).find((side) => isComputer(seated[side] ?? HUMAN));
    if (computer !== undefined && !thinking()) void computers.rehearse(computer).catch(() => undefined);
    const pending = start.kept && !watching() ? takePending(start.kept.id) : undefined;
    if (pending && pending.played === update()?.played && humanDecides()) await give(pending.commands);
  }
  if (!shared) void begin();

  const redo = async (): Promise<void> => {
    const to = acts.after(update()?.played ?? 0);
    while ((update()?.played ?? 0) < to) await host.redo();
  };
  const canUndo = (): boolean => humanDecides() && (update()?.undoPoint ?? 0) < (update()?.played ?? 0);
  const canRedo = (): boolean => !shared && humanDecides() && (update()?.played ?? 0) < (update()?.known ?? 0);
  const step = (may: () => boolean, to: () => Promise<void>): Promise<boolean> => {
    if (!humanDecides()) return Promise.resolve(false);
    steps++;
    const stepped = stillMine()
      .then((mine) => mine && may() && attempt(to))
      .finally(() => steps--);
    stepping = stepped;
    return stepped;
  };

  /** Point of the game while its past is watched; a game kept elsewhere has gone on. */
  const standing = (): number | undefined => (shared && live() !== undefined ? Number.MAX_SAFE_INTEGER : live());

  /** The film is left for one point of the game: whatever it still seeks is not heard any more. */
  let leavingFilm = false;
  async function leaveFilm(n: number | undefined, andThen?: () => void): Promise<void> {
    if (leavingFilm || n === undefined) return;
    leavingFilm = true;
    try {
      await attempt(async () => {
        await host.seek(n);
        if (andThen) await host.branch();
      });
    } finally {
      leavingFilm = false;
      batch(() => {
        setLive(undefined);
        setWatching(false);
        andThen?.();
      });
    }
  }

  return {
    face,
    host,
    /** A question to the desk; a game's own panels know what comes back. */
    ask: <T>(name: string, ...args: readonly unknown[]): Promise<T> =>
      host.ask(...planning.question(name, args)) as Promise<T>,
    /** Moves laid as ghosts. */
    planning,
    /** The host has not answered everything yet. */
    asking: (): boolean => asking() || presses.busy() || layingOut() > 0,
    update: shown,
    /** Update without the effect of a plan: the actual state. */
    told: update,
    log,
    refusal,
    refuse: setRefusal,
    trouble,
    notice: setTrouble,
    thinking,
    watching,
    decides,
    humanDecides,
    presses,
    /** Lays out another position at this table: until it is done, input is locked. */
    layOut: async (work: () => Promise<void>): Promise<void> => {
      setLayingOut((count) => count + 1);
      try {
        await work();
      } catch (error) {
        if (!closed) setTrouble(messageOf(error));
      } finally {
        setLayingOut((count) => count - 1);
      }
    },
    dismiss: () => {
      setRefusal(undefined);
      setTrouble(undefined);
    },
    give,
    giveAsOne,
    giveOn,
    giveAnswer,
    play: (command: unknown) => give([command]),
    /** Opens another position on the same board. */
    open: (text: string) => {
      setSetup(text);
      return attempt(() => host.open(text));
    },
    /** Set-up of the position on the table. */
    setup,
    canUndo: () => (planning.on() ? humanDecides() && planning.plan().commands.length > 0 : canUndo()),
    canRedo: () => (planning.on() ? humanDecides() && planning.plan().dropped.length > 0 : canRedo()),
    undo: () =>
      planning.on() ? planning.undo() : step(canUndo, () => host.takeBack(acts.before(update()?.played ?? 0))),
    undoTo: (n: number) => step(canUndo, () => host.takeBack(n)),
    redo: () => (planning.on() ? planning.redo() : step(canRedo, redo)),
    decide: () => {
      planning.leave();
      return shared ? Promise.resolve(false) : pressed([], (decision) => host.decide(decision));
    },
    /** Only while the game is watched: the one that is played stands where it stands. */
    seek: (n: number): Promise<boolean> =>
      watching() && !leavingFilm ? attempt(() => host.seek(n)) : Promise.resolve(false),
    seats,
    computers,
    film,
    nobodyHere,
    since,
    playPhase: () => leaveIt(() => playOn()),
    playToEnd: () => leaveIt(() => playOn(true)),
    playPlan,
    /** The game is kept at this screen: it can be saved, watched from the beginning, and left to the computer. */
    keptHere: shared === undefined,
    /** True if the past of this seat can be watched and saved. */
    hasPast: past,
    ...sharing,
    /** Hands a side to a player at this device from now on. */
    takeOver: (side: string) => {
      setSeats({ ...seats(), [side]: HUMAN });
      film.skip();
      // Stop the computer's thinking for this side.
      computers.hurry();
      keeping.soon();
    },
    /** True for practice: the game is not saved and does not count. */
    practice: start.practice === true,
    /** Storage of the game. */
    keeping,
    /** Takes the game back from the other tab, as it stands there. */
    goOnHere: () => keeping.take(),
    failed,
    silent,
    waitOn: () => host.waitOn(),
    stopReferee: () => {
      host.stop(w.refereeStopped);
      setFailed(w.refereeStopped);
    },
    notes,
    writeNote: (n: number, text: string) => {
      setNotes((old) => withNote(old, n, text));
      keeping.soon();
    },
    /** The whole game as a file holds it, also while an earlier point of it is shown. */
    record: () => host.save(aboutOf(keeping.metadata()), watching() ? (standing() ?? update()?.known) : undefined),
    /** Watches the game so far, from the table. */
    live,
    watch: async (): Promise<void> => {
      // A command that is still on its way belongs to the game that is left.
      await presses.settled();
      if (!past || watching() || thinking()) return;
      film.skip();
      setLive(update()?.played);
      setWatching(true);
    },
    /** Back to where the game stands. */
    backToGame: async () => {
      if (live() === undefined) return;
      await leaveFilm(standing());
      if (keeping.elsewhere()) void keeping.follow();
      void letComputerPlay();
    },
    /** A new game from the point that is watched; the one it came from stays as it was. */
    fork: async (players: Start['seats'] = seats()) => {
      if (!watching() || leavingFilm) return;
      // At once: the address of the game that was left must not be gone to on the way.
      await leaveFilm(update()?.played, () => {
        setSeats(players);
        if (!start.practice) keeping.fork();
      });
      void letComputerPlay();
    },
  };
}

export type GameStore = ReturnType<typeof createGame>;
