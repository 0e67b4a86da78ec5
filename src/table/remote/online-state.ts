import type { Answer, OpenOffer, Room, SaidLine } from '#protocol/messages.ts';
import type { Account, TableCard } from '#protocol/tables.ts';
import type { ClockState } from '#protocol/terms.ts';

/** State of an online table besides the game itself. */

/** Reason the server ended the connection. */
export type ByeReason = 'stopping' | 'newer' | 'version' | 'faults' | 'behind' | 'too-many' | 'login';

/** Reason there is no table to show. */
export type GoneReason = 'no-table' | 'no-seat' | 'rules' | 'version' | 'login';

/** Connection to the server; `again` is the time of the next try, by the clock of the page. */
export type Connection =
  | { readonly is: 'opening' }
  | { readonly is: 'here' }
  | { readonly is: 'lost'; readonly again: number }
  | { readonly is: 'resting'; readonly why: ByeReason; readonly again?: number };

/** Faults of sealed dice: a commitment changed, or does not fit what was revealed. */
export type SealFault = 'commitments' | 'share' | 'key' | 'die';

/** Sealed dice as this page has checked them. */
export interface SealCheck {
  /** Dice checked and found right. */
  readonly checked: number;
  /** Dice seen whose segment is not open yet. */
  readonly unchecked: number;
  /** Sides whose share the dice wait for. */
  readonly waits: readonly string[];
  /** The own share was drawn in another browser: only there can it be shown. */
  readonly elsewhere: boolean;
  readonly faults: readonly SealFault[];
}

/** Answers that stop a give without a rule: what the page says in its own words. */
export type Blocked = Exclude<Extract<Answer, { readonly ok: false }>['why'], 'refused' | 'late'>;

/** Last answer to something done with a key, for what has no other place to be shown. */
export interface LastAnswer {
  readonly key: string;
  readonly what: 'give' | 'takeBack' | 'offer' | 'answer' | 'resume' | 'playOn' | 'tryAgain' | 'claim';
  readonly answer: Answer;
}

export interface OnlineState {
  readonly connection: Connection;
  /** An action with a key is still unanswered. */
  readonly giving: boolean;
  readonly gone?: GoneReason;
  readonly account?: Account;
  readonly card?: TableCard;
  /** Name of the page the server hands out now. */
  readonly build?: string;
  /** The server went back to an earlier state: commands known before, and those that stand. */
  readonly restored?: { readonly known: number; readonly played: number };
  /** Set-up text of the seat, for the board. */
  readonly setup?: string;
  readonly watcher?: string;
  readonly plays: readonly string[];
  /** All secrets are open. */
  readonly open: boolean;
  /** Sides whose player is at the table, and the number of spectators. */
  readonly here: readonly string[];
  readonly watching: number;
  readonly clock?: ClockState;
  /** Clock of the server minus the clock of the page, in milliseconds. */
  readonly ahead: number;
  readonly offer?: OpenOffer;
  /** Side whose computer could not decide, and has stopped trying. */
  readonly stalled?: string;
  /** Sides that have given a command. */
  readonly begun: readonly string[];
  /** Time until which own chat is not taken. */
  readonly muted?: number;
  /** Answer to the last offer, until the next one. */
  readonly answered?: { readonly offer: OpenOffer; readonly yes: boolean | 'lapsed' };
  /** Commands given by own standing orders since the last visit. */
  readonly ordered: readonly number[];
  readonly said: readonly SaidLine[];
  readonly seal: SealCheck;
  /** Views that did not fit their hash; each was mended by asking for the whole again. */
  readonly wrong: number;
  /** The rules of the game have changed while it was played: their numbers before and now. */
  readonly newRules?: { readonly from: number; readonly to: number };
  /** The whole past of the game is here. */
  readonly past: boolean;
  /** Commands given, and of those taken back, counted by the lines of this visit. */
  readonly played: number;
  readonly last?: LastAnswer;
  readonly rooms: readonly Room[];
}
