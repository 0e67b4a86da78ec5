import { undoPoint } from '#core/record/record.ts';
import type { Stand } from '#protocol/messages.ts';
import type { TableOutcome } from '#protocol/tables.ts';
import type { ClockState, Terms } from '#protocol/terms.ts';
import type { AnyState } from '#table/game-package.ts';
import type { Changes, NewLine, Progress, SealProgress, StoredBody } from '../journal/journal.ts';
import { type Chain, commitmentOf, computerShare } from '#core/dice/sealed-dice.ts';
import { clockFor, flagged, runningFrom, withBonus, withGift, withReturn } from './clock.ts';
import type { OpenedGame } from './game-cache.ts';
import { seenBy } from './redaction.ts';
import { isSealed } from './seal-state.ts';
import { type Counted, cutTo, playedIn, stateOf, type Stretch } from './window.ts';

/** Vacation a player may take in one game, in milliseconds. */
const MOST_AWAY_MS = 14 * 24 * 3600 * 1000;

/** State of a table: the start and the result of a batch. */
export interface Standing {
  readonly stretch: Stretch;
  readonly progress: Progress;
  readonly phase: string;
  readonly outcome: TableOutcome | undefined;
}

/** Constants of a table. */
export interface Fixed {
  readonly id: string;
  readonly opened: OpenedGame;
  readonly terms: Terms;
  readonly chain: Chain;
}

/** A line with the state it led to, for those who follow the table. */
export type BatchLine = NewLine & { readonly after: AnyState };

/** Commands of one's own from which on a game that is left counts as played. */
export const ENOUGH_COMMANDS = 3;

/** Lines that are stored together, and how the table stands after each of them. */
export function beginBatch(fixed: Fixed, before: Standing, head: number, at: number) {
  const { id, opened, terms, chain } = fixed;
  const { game, desk } = opened;
  const watchers = [...game.sides, 'spectator'];
  const lines: BatchLine[] = [];
  let { stretch, progress, phase, outcome } = before;
  let key: string | undefined;

  const decides = (): string | undefined => (phase === 'running' ? game.decides(stateOf(stretch)) : undefined);
  const change = (changes: Partial<Progress>): void => void (progress = { ...progress, ...changes });
  const seal = (changes: Partial<SealProgress>): void => change({ seal: { ...progress.seal, ...changes } });

  const stand = (): Stand => ({
    played: playedIn(stretch),
    decision: progress.decision,
    undoPoint: progress.undoPoint,
    ...(progress.clock ? { clock: progress.clock } : {}),
  });
  /** Numbers the decision and finds how far undo may go, after the game has changed. */
  const settle = (before: AnyState): void => {
    const state = stateOf(stretch);
    const [was, is] = [desk.brief(before), desk.brief(state)];
    const same = was.prompt?.side === is.prompt?.side && was.prompt?.at === is.prompt?.at && is.scope !== 'one';
    const played = playedIn(stretch);
    const entries = stretch.entries.map(({ entry }) => entry);
    const keep = terms.undo === 'none' ? played : stretch.from + undoPoint(game, entries, game.decides(state));
    const { mover } = game.moment(state);
    change({
      ...(same && lines.at(-1)?.body.is !== 'back' ? {} : { decision: head + lines.length + 1 }),
      undoPoint: keep,
    });
    const { mover: _mover, ...rest } = progress;
    progress = mover === undefined ? rest : { ...rest, mover };
  };
  const add = (body: StoredBody): void => {
    lines.push({ at, stand: stand(), body, after: stateOf(stretch), ...(key === undefined ? {} : { key }) });
    key = undefined;
  };
  const clock = (to: (clock: ClockState) => ClockState): void => {
    if (progress.clock) change({ clock: to(progress.clock) });
  };
  /** Runs the clock of the deciding side, once every side has given a command. None runs while a computer decides. */
  const runClock = (): void => {
    const begun = game.sides.every((side) => progress.begun.includes(side));
    const side = decides();
    const stands = !begun || (side !== undefined && progress.computers?.[side] !== undefined);
    clock((one) => runningFrom(clockFor(one, side, stands), at, progress.away?.[side ?? '']?.until));
  };
  /** Shows the commitments once the last one is there, and the shares of computers with them. */
  const sealWith = (side: string, commitment: string): void => {
    const commitments = { ...progress.seal.commitments, [side]: commitment };
    seal({ commitments });
    if (!isSealed(game.sides, progress)) return;
    add({ is: 'sealed', commitments });
    for (const one of Object.keys(progress.computers ?? {})) showShare(one, computerShare(id, one, chain));
  };
  const showShare = (side: string, share: string): void => {
    seal({ shares: { ...progress.seal.shares, [side]: share } });
    add({ is: 'share', side, share });
  };
  /** Reveals the keys of finished segments, unless a die in one of them was kept from a player. */
  const openSegments = (last: number): void => {
    if (progress.seal.held && phase !== 'over') return;
    for (let segment = progress.seal.opened + 1; segment <= last; segment++) {
      seal({ opened: segment });
      add({ is: 'opened', segment, key: chain.key(segment) });
    }
  };
  const endSegment = (): void => {
    const { segment, next } = progress.seal;
    if (next === 1) return;
    openSegments(segment);
    seal({ segment: segment + 1, next: 1 });
  };
  const end = (how: TableOutcome): void => {
    phase = 'over';
    outcome = how;
    clock(({ left, at: when }) => ({ left, at: when }));
    const { offer: _offer, ...rest } = progress;
    progress = rest;
    add({ is: 'over', outcome: how });
    const { segment, next } = progress.seal;
    openSegments(next === 1 ? segment - 1 : segment);
  };

  /** The computer whose job was given up is tried again, or somebody else plays on. */
  const goOn = (): void => {
    const { stalled: _stalled, ...rest } = progress;
    progress = rest;
  };

  return {
    lines,
    /** The job of the computer that has to decide was given up. */
    stall(side: string): void {
      change({ stalled: side });
      add({ is: 'stalled', side });
    },
    /** A player asks for another try. */
    tryAgain(side: string): void {
      goOn();
      add({ is: 'again', side });
    },
    /** The client key goes to the first line that is added from here on. */
    keyed: (given: string): void => void (key = given),
    /** Number of the line that is added next. */
    get next(): number {
      return head + lines.length + 1;
    },
    get decision(): number {
      return progress.decision;
    },
    get state(): AnyState {
      return stateOf(stretch);
    },
    get phase(): string {
      return phase;
    },
    get progress(): Progress {
      return progress;
    },
    change,
    clock,
    add,
    end,
    runClock,
    /** A command that was played. */
    command(counted: Omit<Counted, 'seq'>, state: AnyState): void {
      const before = stateOf(stretch);
      const { entry, drawn, by } = counted;
      const was = game.moment(before);
      const is = game.moment(state);
      const turned = was.turn !== is.turn || was.mover !== is.mover;
      stretch = {
        from: stretch.from,
        states: [...stretch.states, state],
        entries: [...stretch.entries, { ...counted, seq: head + lines.length + 1 }],
      };
      if (!progress.begun.includes(entry.side)) change({ begun: [...progress.begun, entry.side] });
      const given = progress.given?.[entry.side] ?? 0;
      if (by === undefined && progress.computers?.[entry.side] === undefined && given < ENOUGH_COMMANDS)
        change({ given: { ...progress.given, [entry.side]: given + 1 } });
      goOn();
      if (drawn) {
        const shown = watchers.every((one) => seenBy(opened, counted, state, one).drawn !== undefined);
        seal({ next: drawn.first + drawn.sides.length, ...(shown ? {} : { held: true }) });
      }
      if (game.sealed?.(state)) seal({ held: true });
      settle(before);
      if (turned) change({ refused: 0 });
      if (turned && is.mover !== undefined && is.mover !== was.mover) {
        const { mover } = is;
        const { clock: agreed } = terms;
        if (agreed) clock((one) => withBonus(one, mover, agreed));
      }
      runClock();
      add({ is: 'command', entry, ...(drawn ? { drawn } : {}), ...(by ? { by } : {}) });
      if (turned) endSegment();
      const over = game.outcome(state);
      if (over || game.decides(state) === undefined)
        end({ winner: over?.winner ?? 'draw', by: over?.by ?? 'rule', ...(over ? { rule: over.rule } : {}) });
    },
    /** Back to the game after fewer commands; `rebuilt` where that lies before the stretch at hand. */
    back(to: number, side: string, offer?: number, rebuilt?: Stretch): void {
      const gone = rebuilt ? undefined : stretch.entries.slice(to - stretch.from);
      const rolled = gone === undefined || gone.some(({ drawn }) => drawn !== undefined);
      const before = stateOf(stretch);
      if (rolled) endSegment();
      stretch = rebuilt ?? cutTo(stretch, to);
      settle(before);
      change({ decision: head + lines.length + 1 });
      runClock();
      add({ is: 'back', to, side, ...(offer === undefined ? {} : { offer }) });
    },
    /** The open offer, if any, is over: a command was given instead of an answer. */
    lapse(): void {
      const { offer, ...rest } = progress;
      if (!offer) return;
      progress = rest;
      add({ is: 'lapsed', offer: offer.seq });
    },
    closeOffer(): void {
      const { offer: _offer, ...rest } = progress;
      progress = rest;
    },
    sealWith,
    showShare,
    /** The clock of a side stands until a time, as far as the game allows; false where nothing changes. */
    away(side: string, wanted: number): boolean {
      const before = progress.away?.[side];
      const gone = before !== undefined && before.until > at;
      if (wanted <= at ? !gone : before?.wanted === wanted) return false;
      const spent = (before?.spent ?? 0) - (gone ? before.until - at : 0);
      const until = Math.max(at, Math.min(wanted, at + MOST_AWAY_MS - spent));
      if (until === at && !gone) return false;
      change({ away: { ...progress.away, [side]: { until, wanted, spent: spent + until - at } } });
      runClock();
      add({ is: 'away', side, until });
      return true;
    },
    /** The time of a side is over, and the other side decides what follows. */
    flag(side: string): void {
      clock((one) => flagged(one, side));
      add({ is: 'flag', side });
    },
    giveTime(side: string): void {
      const { clock: agreed } = terms;
      if (agreed) clock((one) => withGift(one, side, agreed));
      runClock();
    },
    /** A computer of a level plays a side from here on. */
    computer(side: string, level: string): void {
      change({ computers: { ...progress.computers, [side]: level } });
      goOn();
      runClock();
      add({ is: 'computer', side, level });
      if (!isSealed(game.sides, progress)) sealWith(side, commitmentOf(id, side, computerShare(id, side, chain)));
    },
    /** The player of a side plays again. Dice that are not sealed yet wait for a share of their own. */
    person(side: string): void {
      const { [side]: _gone, ...computers } = progress.computers ?? {};
      change({ computers });
      goOn();
      const { clock: agreed } = terms;
      if (agreed) clock((one) => withReturn(one, side, agreed));
      if (!isSealed(game.sides, progress)) {
        const { [side]: _commitment, ...commitments } = progress.seal.commitments;
        seal({ commitments });
      }
      runClock();
      add({ is: 'person', side });
    },
    /** The rules of this program are newer than those the game was last played by. */
    newerRules: (from: number): void => add({ is: 'rules', from, to: opened.gamePackage.kit.rules }),
    /** True where nothing was done in it. */
    get isEmpty(): boolean {
      return lines.every(({ body }) => body.is === 'rules');
    },
    phaseTo: (next: string): void => void (phase = next),
    /** Current state of the table. */
    standing: (): Standing => ({ stretch, progress, phase, outcome }),
    /** The row of the table after these lines. */
    changes: (): Changes => {
      const state = stateOf(stretch);
      return {
        phase,
        played: playedIn(stretch),
        turn: game.moment(state).turn,
        decides: game.decides(state) ?? null,
        progress: JSON.stringify(progress),
        outcome: outcome ? JSON.stringify(outcome) : null,
        rules: opened.gamePackage.kit.rules,
        moved: at,
      };
    },
  };
}

export type Batch = ReturnType<typeof beginBatch>;
