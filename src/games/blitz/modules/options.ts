import { type Objection, objection, type RuleId } from '#core/objection.ts';
import { code, msg, these } from '#core/message.ts';

/** M0.options: what can be chosen with a module that is played. */
interface ModuleOption {
  readonly rule: RuleId;
  /** The first holds where nothing is said. */
  readonly values: readonly string[];
  /** M17.1: the wars it is a choice in (`''` without M17), and the module it needs; in every one where nothing is said. */
  readonly wars?: readonly string[];
  readonly with?: string;
  /** Option that must differ from its default before this one can be chosen. */
  readonly after?: string;
}
export type ModuleOptions = Readonly<Record<string, ModuleOption>>;

/** Values of a game's options by name. */
export type OptionValues = Readonly<Record<string, string>>;

/** The options of a module as they are in a game; nobody else asks for them. */
export const chosenOf = <O extends ModuleOptions>(options: O, { chosen }: { readonly chosen: OptionValues }) =>
  Object.fromEntries(Object.entries(options).map(([name, { values }]) => [name, chosen[name] ?? values[0]])) as {
    readonly [K in keyof O]: O[K]['values'][number];
  };

type Cards = Readonly<Record<string, { readonly options?: ModuleOptions }>>;

const ownersOf = (cards: Cards, name: string): string[] =>
  Object.keys(cards).filter((id) => Object.hasOwn(cards[id]?.options ?? {}, name));

/** Options of these modules, or of all. */
export const optionsOfCards = (cards: Cards, ids: readonly string[] = Object.keys(cards)): ModuleOptions =>
  Object.fromEntries(ids.flatMap((id) => Object.entries(cards[id]?.options ?? {})));

/** M17.1: an option of other wars, changed from what it usually is; of a module that is not played, asked for. */
function warFault(
  name: string,
  { rule, values, wars = [], with: needed }: ModuleOption,
  value: string,
  war: string,
  modules: readonly string[],
): Objection | undefined {
  if (needed !== undefined)
    return value === values[0] && !modules.includes(needed)
      ? objection(rule, msg`the option ${code(name)} can be chosen only with ${code(needed)}`)
      : undefined;
  return wars.length > 0 && !wars.includes('') && !wars.includes(war) && value !== values[0]
    ? objection(rule, msg`the option ${code(name)} can be chosen only in scenario ${code(wars.join(', '))}`)
    : undefined;
}

/** Reason why an option of this value does not fit a game with these modules, and of this war if it has one. */
export function optionFault(
  cards: Cards,
  modules: readonly string[],
  name: string,
  value: string,
  war: string,
): Objection | undefined {
  const known = optionsOfCards(cards);
  const option = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!option) {
    const names = Object.keys(known);
    return names.length === 0
      ? objection('M0.options', msg`there is no option ${code(name)}`)
      : objection('M0.options', msg`there is no option ${code(name)} (known: ${these(names.map(code), ', ')})`);
  }
  const owners = ownersOf(cards, name);
  if (!owners.some((id) => modules.includes(id)))
    return objection(
      option.rule,
      msg`the option ${code(name)} can be chosen only with ${these(owners.map(code), ' or ')}`,
    );
  if (!option.values.includes(value))
    return objection(option.rule, msg`${code(name)} is ${these(option.values.map(code), ' or ')}, not ${code(value)}`);
  return warFault(name, option, value, war, modules);
}
