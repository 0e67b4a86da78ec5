import { type Ledger, mentions, type Rule } from '#core/ledger.ts';

/** Changes a module makes: rules replaced, and rules added. */
interface Changes {
  /** M0.3: as rule Mn.0 has it. */
  readonly base: Rule | undefined;
  /** Rules of the base game that are out of force with it. */
  readonly replaces: readonly string[];
  readonly brings: readonly string[];
}

/** `Base: replaces B6.1 and B6.5 (one move). Keeps B7.z3`: the sentence that says what is out of force. */
const REPLACES = /\breplaces (.*?)(?:\. (?=[A-Z])|$)/s;

export function changesOf(ledger: Ledger, id: string): Changes {
  const rules = ledger.rules.filter((rule) => rule.id.startsWith(`${id}.`));
  const base = rules.find((rule) => rule.id === `${id}.0`);
  const [, said = ''] = REPLACES.exec(base?.text ?? '') ?? [];
  return {
    base,
    replaces: mentions(ledger, said).flatMap(({ rule }) => (rule && !rule.startsWith('M') ? [rule] : [])),
    brings: rules.filter((rule) => rule !== base).map((rule) => rule.id),
  };
}
