import { type Bonds, clashes } from './composition.ts';
import { joined } from './memo.ts';
import type { Objection, RuleId } from './objection.ts';
import { english } from './message.ts';
import type { Term } from './terms.ts';

/**
 * Composition of rule variants. A question is declared once with its law: - forbid: any rule in play may object; -
 * modify: every rule in play may add named terms; - gather: every rule in play may name things; the answer is all of
 * them; - decide: exactly one rule answers: of several the one of the highest layer, inside a layer by a line of
 * precedence; - choose: a set of values and procedures, composed once; each entry is decided like a question.
 */
export interface Forbid<A> {
  readonly law: 'forbid';
  readonly asks?: A;
}
export interface Modify<A> {
  readonly law: 'modify';
  readonly asks?: A;
}
export interface Gather<A, R> {
  readonly law: 'gather';
  readonly asks?: A;
  readonly names?: R;
}
export interface Decide<A, R> {
  readonly law: 'decide';
  readonly asks?: A;
  readonly answers?: R;
}

export interface Choose<R> {
  readonly law: 'choose';
  readonly chooses?: R;
}

export const forbid = <A>(): Forbid<A> => ({ law: 'forbid' });
export const modify = <A>(): Modify<A> => ({ law: 'modify' });
export const gather = <A, R>(): Gather<A, R> => ({ law: 'gather' });
export const decide = <A, R>(): Decide<A, R> => ({ law: 'decide' });

export const choose = <R extends object>(): Choose<R> => ({ law: 'choose' });

type Question =
  | Choose<unknown>
  | Forbid<unknown>
  | Modify<unknown>
  | Gather<unknown, unknown>
  | Decide<unknown, unknown>;
export type Questions = Readonly<Record<string, Question>>;

type AnswerOf<Q> = Q extends { readonly law: 'decide' }
  ? Q extends Decide<infer A, infer R>
    ? (about: A) => R
    : never
  : Q extends { readonly law: 'modify' }
    ? Q extends Modify<infer A>
      ? (about: A) => readonly Term[]
      : never
    : Q extends { readonly law: 'gather' }
      ? Q extends Gather<infer A, infer R>
        ? (about: A) => readonly R[]
        : never
      : Q extends Forbid<infer A>
        ? (about: A) => Objection | undefined
        : never;

/** Answer of a rule to a question: a procedure, or some entries of a set. */
type SaidOn<Q> = Q extends { readonly law: 'choose' } ? (Q extends Choose<infer R> ? Partial<R> : never) : AnswerOf<Q>;
type Compiled<Q> = Q extends { readonly law: 'choose' } ? (Q extends Choose<infer R> ? R : never) : AnswerOf<Q>;

/** One rule variant: what it has to say on the questions it cares about. */
export interface Module<Q extends Questions> extends Bonds {
  readonly id: string;
  /** The part of the rules it belongs to. */
  readonly layer: string;
  readonly answers: { readonly [K in keyof Q]?: SaidOn<Q[K]> };
}

interface Order {
  readonly order: readonly string[];
  readonly rule: RuleId;
}
/**
 * For a question, or an entry of a set, that several modules of one layer decide: ids from strongest to weakest, and the
 * rule that says so.
 */
export type Precedence<Q extends Questions> = {
  readonly [K in keyof Q]?: Q[K] extends Choose<infer R> ? { readonly [F in keyof R]?: Order } : Order;
};

export type Rulebook<Q extends Questions> = { readonly [K in keyof Q]: Compiled<Q[K]> };

type AnyAnswer = (about: unknown) => unknown;

/** The answer to a forbid question that no module in play cares about; askers may skip their work for it. */
export const nobodyObjects = (): undefined => undefined;

const NOTHING: readonly never[] = [];
/** Default answer for `modify` and `gather` questions no module answers. */
export const nobodyAdds = (): readonly never[] => NOTHING;

/**
 * Runs once when a game is opened. `layers` are named from the lowest up. Two deciders of one layer without a line of
 * precedence, none at all, or modules that cannot be played together (`clashes` tells a player why), are our mistake.
 */
export function compile<Q extends Questions>(
  questions: Q,
  modules: readonly Module<Q>[],
  layers: readonly string[],
  precedence: Precedence<Q> = {},
): Rulebook<Q> {
  const stray = modules.find(({ layer }) => !layers.includes(layer));
  if (stray) throw new Error(`${stray.id} belongs to ${stray.layer}, which is no layer of the rules`);
  const [clash] = clashes(modules);
  if (clash) throw new Error(`${english(clash.because)} (${clash.rule})`);
  const book: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions) as [string, Question][]) {
    const given = modules.flatMap((module): Given[] => {
      const answer = module.answers[name];
      return answer ? [{ id: module.id, height: layers.indexOf(module.layer), answer }] : [];
    });
    book[name] =
      question.law === 'choose'
        ? composed(name, given, (precedence[name] ?? {}) as Readonly<Record<string, Order>>)
        : combined(
            name,
            question.law,
            given as readonly Given<AnyAnswer>[],
            (precedence[name] as Order | undefined)?.order,
          );
  }
  return readable(book) as Rulebook<Q>;
}

/** An object whose entries are quick to read: filled key by key they are slow, prototypes are not. */
const readable = (entries: object): object => Object.create(entries) as object;

interface Given<A = unknown> {
  readonly id: string;
  readonly height: number;
  readonly answer: A;
}

function composed(name: string, given: readonly Given[], orders: Readonly<Record<string, Order>>): object {
  const sets = given as readonly Given<Readonly<Record<string, unknown>>>[];
  const fields = new Set(sets.flatMap(({ answer }) => Object.keys(answer)));
  const set: Record<string, unknown> = {};
  for (const field of fields) {
    const said = sets.flatMap(({ answer, ...from }) => (field in answer ? [{ ...from, answer: answer[field] }] : []));
    set[field] = decided(`${name}.${field}`, said, orders[field]?.order);
  }
  return readable(set);
}

function combined(
  name: string,
  law: Exclude<Question['law'], 'choose'>,
  given: readonly Given<AnyAnswer>[],
  order: readonly string[] | undefined,
): AnyAnswer {
  const answers = given.map((one) => one.answer);
  if (law === 'forbid') {
    if (answers.length === 0) return nobodyObjects;
    if (answers.length === 1) return answers[0] as AnyAnswer;
    return (about) => {
      for (const answer of answers) {
        const objection = answer(about);
        if (objection) return objection;
      }
      return undefined;
    };
  }
  if (law === 'modify' || law === 'gather') {
    if (answers.length === 0) return nobodyAdds;
    return (about) => {
      let all: readonly unknown[] = NOTHING;
      for (const answer of answers) all = joined(all, answer(about) as readonly unknown[]);
      return all;
    };
  }
  return decided(name, given, order);
}

function decided<A>(name: string, given: readonly Given<A>[], order: readonly string[] | undefined): A {
  const top = Math.max(...given.map((one) => one.height));
  const rivals = given.filter((one) => one.height === top);
  const [only, second] = rivals;
  if (!only) throw new Error(`no rule decides ${name}`);
  if (!second) return only.answer;
  const ids = rivals.map((one) => one.id);
  if (!order || ids.some((id) => !order.includes(id))) {
    throw new Error(`${ids.join(' and ')} both decide ${name} and nothing says who wins`);
  }
  const winner = order.find((id) => ids.includes(id));
  return (rivals.find((one) => one.id === winner) ?? only).answer;
}
