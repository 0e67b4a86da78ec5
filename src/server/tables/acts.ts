import { type Dice, DiceExhausted } from '#core/dice/dice.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import { playEntry } from '#core/record/record.ts';
import { asMessage } from '#core/message.ts';
import { type SealedDice, sealedDice } from '#core/dice/sealed-dice.ts';
import type { AnyCommand, AnyState } from '#table/game-package.ts';
import type { Answer, Claim, OfferKind } from '#protocol/messages.ts';
import type { Journal, Progress, WholeEntry } from '../journal/journal.ts';
import type { Batch, Fixed, Standing } from './batch.ts';
import { zeroOf } from './clock.ts';
import { playedIn, stretchTo } from './window.ts';

/** Action of a player at a table. */
export type Act =
  | {
      readonly is: 'give';
      readonly key: string;
      readonly decision: number;
      readonly commands: readonly unknown[];
      /** Level of the computer that has decided. */
      readonly computer?: string;
      /** Decided by a standing order. */
      readonly by?: 'order';
    }
  | { readonly is: 'takeBack'; readonly key: string; readonly to: number }
  | {
      readonly is: 'offer';
      readonly key: string;
      readonly what: OfferKind;
      readonly to?: number | undefined;
      readonly level?: string | undefined;
    }
  | { readonly is: 'answer'; readonly key: string; readonly offer: number; readonly yes: boolean }
  | { readonly is: 'claim'; readonly key: string; readonly what: Claim }
  | { readonly is: 'resume' | 'playOn' | 'tryAgain'; readonly key: string };

/** Offers the other side may refuse in one player turn before further ones are not passed on. */
const MOST_REFUSED = 3;

/** A die was asked for before every side has shown its share. */
class Waits extends Error {
  readonly side: string;
  constructor(side: string) {
    super(`waits for ${side}`);
    this.side = side;
  }
}

const LATE: Answer = { ok: false, why: 'late' };
const PAUSED: Answer = { ok: false, why: 'paused' };
const RATED: Answer = { ok: false, why: 'rated' };
const BY_COMPUTER: Answer = { ok: false, why: 'computer' };
/** The number of the last line is put in when the batch is stored. */
const DONE: Answer = { ok: true, seq: 0 };

/** The table an act is done at. */
export interface ActTable {
  readonly fixed: Fixed;
  readonly journal: Journal;
  readonly standing: () => Standing;
  /** Number of the last line. */
  readonly head: () => number;
  /** An empty batch on the table as it stands. */
  readonly trial: () => Batch;
  readonly report: (error: unknown) => void;
}

/** Actions: each fills a batch or answers why it does not. */
export function createActs({ fixed, journal, standing, head, trial, report }: ActTable) {
  const { id, opened, chain, terms } = fixed;
  const { game, gamePackage, text } = opened;

  const diceOf = (progress: Progress): Dice & { readonly rolled: () => readonly number[] } => {
    const { seal } = progress;
    let dice: SealedDice | undefined;
    return {
      rolled: () => dice?.rolled ?? [],
      roll(sides, what) {
        const missing = game.sides.find((side) => seal.shares[side] === undefined);
        if (missing !== undefined) throw new Waits(missing);
        const shares = game.sides.map((side) => seal.shares[side] as string);
        dice ??= sealedDice({ game: id, segment: seal.segment, key: chain.key(seal.segment), shares }, seal.next);
        return dice.roll(sides, what);
      },
    };
  };

  /** A command written by a program, in the notation; names are those its side knows. */
  function spoken(state: AnyState, side: string, text: string): AnyCommand | Objection {
    const { kit } = gamePackage;
    const read = kit.parseCommand(game, game.view(state, side), text);
    return 'message' in read ? objection(kit.cites.unknown, read.said ?? asMessage(read.message)) : read;
  }

  /** Plays one command into the batch; anything but undefined is why it was not played. */
  function playInto(batch: Batch, side: string, decision: number, given: unknown, by?: 'order'): Answer | undefined {
    if (batch.phase !== 'running') return { ok: false, why: 'over' };
    if (batch.decision !== decision) return LATE;
    const command = typeof given === 'string' ? spoken(batch.state, side, given) : game.read(given);
    const refusal = (objection: Extract<Answer, { readonly why: 'refused' }>['objection']): Answer => ({
      ok: false,
      why: 'refused',
      objection,
      played: 0,
    });
    if (isObjection(command)) return refusal(command);
    const state = batch.state;
    const refused = game.check(state, side, command);
    if (refused) return refusal(refused);
    const { seal } = batch.progress;
    const dice = diceOf(batch.progress);
    try {
      const n = playedIn(batch.standing().stretch) + 1;
      const played = playEntry(game, text, { n, state, side }, command, dice);
      const sides = dice.rolled();
      batch.command(
        {
          entry: played.entry as WholeEntry,
          ...(sides.length > 0 ? { drawn: { segment: seal.segment, first: seal.next, sides } } : {}),
          ...(by ? { by } : {}),
        },
        played.state,
      );
      return undefined;
    } catch (error) {
      if (error instanceof Waits) return { ok: false, why: 'waits', side: error.side };
      if (!(error instanceof DiceExhausted)) report(error);
      return { ok: false, why: 'trouble' };
    }
  }

  async function give(batch: Batch, side: string, act: Extract<Act, { readonly is: 'give' }>): Promise<Answer> {
    if (standing().phase === 'paused') return PAUSED;
    if (act.by === undefined && act.computer !== computerOf(side))
      return act.computer === undefined ? BY_COMPUTER : LATE;
    if (act.decision !== batch.decision) return LATE;
    // An offer lapses with the first command, not with one that is refused.
    const first = playInto(trial(), side, act.decision, act.commands[0]);
    if (first) return first;
    batch.lapse();
    let played = 0;
    for (const command of act.commands) {
      const refused = playInto(batch, side, act.decision, command, act.by);
      if (refused) return refused.ok || refused.why !== 'refused' ? refused : { ...refused, played };
      played++;
    }
    return DONE;
  }

  async function takeBack(batch: Batch, side: string, to: number): Promise<Answer> {
    if (standing().phase === 'paused') return PAUSED;
    if (computerOf(side) !== undefined) return BY_COMPUTER;
    if (game.decides(batch.state) !== side) return { ok: false, why: 'not-yours' };
    const played = playedIn(standing().stretch);
    if (to >= played || to < batch.progress.undoPoint || to < standing().stretch.from) return LATE;
    batch.lapse();
    batch.back(to, side);
    return DONE;
  }

  /** Level of the computer that plays a side now. */
  const computerOf = (side: string): string | undefined => standing().progress.computers?.[side];

  /** A computer may take a side another player still plays against, and whose dice do not wait for the page of its player. */
  function whyNoComputer(side: string, level: string | undefined): Answer | undefined {
    const { seal } = standing().progress;
    if (terms.rated) return RATED;
    if (level === undefined || !gamePackage.players.levels.includes(level)) return { ok: false, why: 'not-yours' };
    if (computerOf(side) !== undefined || game.sides.some((one) => computerOf(one) !== undefined)) return BY_COMPUTER;
    const sealed = game.sides.every((one) => seal.commitments[one] !== undefined);
    return sealed && seal.shares[side] === undefined ? { ok: false, why: 'waits', side } : undefined;
  }

  async function offer(
    batch: Batch,
    side: string,
    { what, to, level }: Extract<Act, { readonly is: 'offer' }>,
  ): Promise<Answer> {
    const { progress } = standing();
    if (progress.offer) return LATE;
    if (progress.refused >= MOST_REFUSED) return { ok: false, why: 'too-many' };
    if (standing().phase === 'paused') return PAUSED;
    if (terms.rated && (what !== 'pause' || terms.clock?.kind === 'live')) return RATED;
    if (what === 'undo' && (to === undefined || to >= playedIn(standing().stretch))) return LATE;
    if (what === 'computer') {
      const refused = whyNoComputer(side, level);
      if (refused) return refused;
    }
    const more = {
      ...(what === 'undo' && to !== undefined ? { to } : {}),
      ...(what === 'computer' && level !== undefined ? { level } : {}),
    };
    const seq = batch.next;
    batch.change({ offer: { seq, what, side, ...more } });
    batch.add({ is: 'offer', what, side, ...more });
    // A computer grants what it is asked for.
    const other = game.sides.find((one) => one !== side && computerOf(one) !== undefined);
    return other === undefined ? DONE : answerOffer(batch, other, seq, true);
  }

  async function answerOffer(batch: Batch, side: string, seq: number, yes: boolean): Promise<Answer> {
    const open = batch.progress.offer;
    if (open?.seq !== seq) return LATE;
    // The player who made an offer can only withdraw it.
    if (open.side === side && yes) return { ok: false, why: 'not-yours' };
    batch.closeOffer();
    if (!yes && open.side !== side) batch.change({ refused: standing().progress.refused + 1 });
    batch.add({ is: 'answer', offer: seq, yes, side });
    if (!yes) return DONE;
    if (open.what === 'pause') {
      batch.phaseTo('paused');
      batch.runClock();
      batch.add({ is: 'paused', side: open.side });
      return DONE;
    }
    if (open.what === 'computer') {
      batch.computer(open.side, open.level as string);
      return DONE;
    }
    const to = open.to ?? playedIn(standing().stretch);
    const rebuilt =
      to < standing().stretch.from ? await stretchTo(journal, opened, { id, head: head() }, to) : undefined;
    batch.back(to, open.side, seq, rebuilt);
    return DONE;
  }

  async function resume(batch: Batch, side: string): Promise<Answer> {
    if (standing().phase !== 'paused') return LATE;
    batch.phaseTo('running');
    batch.runClock();
    batch.add({ is: 'resumed', side });
    return DONE;
  }

  /** Decides about the other side, whose time is over. */
  async function claim(batch: Batch, side: string, what: Claim): Promise<Answer> {
    const flag = batch.progress.clock?.flag;
    if (!flag || standing().phase === 'paused') return LATE;
    if (flag.side === side) return { ok: false, why: 'not-yours' };
    const level = gamePackage.players.adviser.name;
    const refused = what === 'computer' ? whyNoComputer(flag.side, level) : undefined;
    if (refused) return refused;
    batch.lapse();
    if (what === 'time') batch.giveTime(flag.side);
    batch.add({ is: 'claim', side, what });
    if (what === 'computer') batch.computer(flag.side, level);
    else if (what !== 'time') batch.end({ winner: what === 'win' ? side : 'draw', by: 'time' });
    return DONE;
  }

  /** The time of a side is over, or nobody has decided about one at zero. */
  function timeIsOver(batch: Batch, side: string): void {
    const { flag } = batch.progress.clock ?? {};
    const zero = terms.clock && !flag ? zeroOf(terms.clock) : 'loses';
    const level = gamePackage.players.adviser.name;
    if (zero === 'claim') return batch.flag(side);
    if (zero === 'computer' && !whyNoComputer(side, level)) return batch.computer(side, level);
    // A player for whom a computer stands in does not win.
    const winner = game.sides.find((one) => one !== side && computerOf(one) === undefined) ?? 'draw';
    return batch.end({ winner, by: 'time' });
  }

  async function playOn(batch: Batch, side: string): Promise<Answer> {
    if (computerOf(side) === undefined) return LATE;
    batch.person(side);
    return DONE;
  }

  async function tryAgain(batch: Batch, side: string): Promise<Answer> {
    if (batch.progress.stalled === undefined) return LATE;
    batch.tryAgain(side);
    return DONE;
  }

  const act = (batch: Batch, side: string, one: Act): Promise<Answer> => {
    switch (one.is) {
      case 'give':
        return give(batch, side, one);
      case 'takeBack':
        return takeBack(batch, side, one.to);
      case 'offer':
        return offer(batch, side, one);
      case 'answer':
        return answerOffer(batch, side, one.offer, one.yes);
      case 'resume':
        return resume(batch, side);
      case 'claim':
        return claim(batch, side, one.what);
      case 'playOn':
        return playOn(batch, side);
      case 'tryAgain':
        return tryAgain(batch, side);
    }
  };
  return { act, timeIsOver };
}
