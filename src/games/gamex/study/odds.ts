import { columns } from '#core/notation/columns.ts';
import { Misstated } from '#core/expectation.ts';
import { bareLine, type Fault } from '#core/notation/notation.ts';
import { inEnglish, type Refusal } from '#core/objection.ts';
import { inWords, rulesOf } from '#core/terms.ts';
import type { Described, Outlined, Paper } from '#table/study.ts';
import { drmOf } from '../fire/strength.ts';
import { plannedAttack } from '../expectations.ts';
import { gameNow, type OpenGamex } from '../position.ts';
import { combatResult, RESULTS } from '../tables.ts';
import { readCommand } from '../text/lenient.ts';
import type { State } from '../types.ts';
import { unitNamed } from '../units.ts';

/** Attacks for the eye: strengths term by term, the column, what each target has to fear (X6.3). */

interface TargetReport {
  readonly unit: string;
  readonly defence: number;
  readonly drm: number;
  readonly modifiers: readonly { readonly rule: string; readonly label: string; readonly value: number }[];
  /** Number of faces of the die, out of six, for each result. */
  readonly sixths: Readonly<Record<string, number>>;
}

interface AttackReport {
  readonly attack: number;
  readonly text: string;
  readonly mode: string;
  readonly strength: { readonly words: string; readonly rules: readonly string[] };
  readonly defence: number;
  /** Absent: no effect, no die (X6.3.3). */
  readonly column?: string;
  readonly targets: readonly TargetReport[];
  readonly refusal?: Refusal;
}

/** The command an attack would be given as, by the word before it. */
const VERBS: Readonly<Record<string, string>> = {
  overrun: 'overrun',
  assault: 'closeAssault',
  closeassault: 'closeAssault',
};

/** Reason why the attack cannot be made now. */
function refusalOf(game: OpenGamex, state: State, text: string): Refusal | undefined {
  const [first = '', ...rest] = text.split(' ');
  const word = first.toLowerCase();
  const manner = Object.hasOwn(VERBS, word) || ['direct', 'indirect'].includes(word);
  const units = (manner ? rest[0] : first) ?? '';
  const by = unitNamed(game.world, state, units.split('+')[0] ?? '');
  const side = by?.side ?? game.decides(state) ?? 'axis';
  const line = `${Object.hasOwn(VERBS, word) ? (VERBS[word] ?? '') : 'fire'} ${manner ? rest.join(' ') : text}`;
  const read = readCommand(gameNow(game, state).world, state, side, line);
  if ('message' in read) return { rule: 'X31.1', because: read.message };
  const fault = game.check(state, side, read.command);
  return fault && inEnglish(fault);
}

function reportOf(game: OpenGamex, state: State, { no, text }: Described): AttackReport {
  // The sighting unit says whether it may fire indirectly, not how strong it is.
  const [plain = '', via, more] = text.split(' via ');
  if (more !== undefined || (via !== undefined && unitNamed(game.world, state, via) === undefined))
    throw new Misstated(`'via ${more ?? via ?? ''}' says nothing here: the unit that sights stands last`);
  const words = `${via === undefined || /^indirect /i.test(plain) ? '' : 'indirect '}${plain}`.split(' ');
  const { plan, rest } = plannedAttack({ game, state }, words);
  if (rest[0] !== undefined) throw new Misstated(`'${rest[0]}' says nothing here: an attack is g1+g2 on 3,0 at r1+r2`);
  const { column } = plan;
  const refusal = refusalOf(game, state, text);
  return {
    attack: no,
    text,
    mode: plan.mode,
    strength: { words: inWords(plan.attack), rules: rulesOf(plan.attack) },
    defence: plan.df,
    ...(column ? { column } : {}),
    targets: plan.targets.map((target) => {
      const drm = drmOf(target);
      const rolled = column ? [1, 2, 3, 4, 5, 6].map((die) => combatResult(column, die + drm)) : [];
      const sixths = RESULTS.map((result) => [result, rolled.filter((one) => one === result).length] as const);
      return {
        unit: target.unit,
        defence: target.ds,
        drm,
        modifiers: target.drms,
        sixths: Object.fromEntries(sixths.filter(([, count]) => count > 0)),
      };
    }),
    ...(refusal ? { refusal } : {}),
  };
}

function attackText({ attack, text, mode, strength, defence, column, targets, refusal }: AttackReport): string {
  const lines = [
    `attack ${attack}: ${text} (${mode})`,
    `  attack    ${strength.words}   (${strength.rules.join(', ')})`,
    `  defence   ${targets.map((one) => `${one.defence} ${one.unit}`).join(' + ')} = ${defence}   (X6.3.2)`,
    `  column    ${column ?? 'none: no effect, no die'} (X6.3.3)`,
  ];
  for (const { unit, drm, modifiers } of targets)
    if (modifiers.length > 0)
      lines.push(
        `  die       ${unit} ${drm > 0 ? '+' : ''}${drm}: ${modifiers.map((one) => `${one.value > 0 ? '+' : ''}${one.value} ${one.label} (${one.rule})`).join(', ')}`,
      );
  if (refusal) lines.push(`  refused ${refusal.rule}: ${refusal.because}`);
  const rows = targets.map(({ unit, sixths }) => [
    unit,
    ...RESULTS.map((result) => `${result} ${sixths[result] ?? 0}/6`),
  ]);
  if (column) lines.push('  chances', columns(rows, '            ').trimEnd());
  return `${lines.join('\n')}\n`;
}

/** Lines `attack g1+g2 on 3,0 at r1` are attacks to look at and no part of the position. */
const ATTACK = /^attack (.*)$/;

export function described(position: string): Outlined {
  const battles: { line: number; no: number; text: string }[] = [];
  const rest = position.split('\n').map((raw, i) => {
    const said = ATTACK.exec(bareLine(raw));
    if (!said) return raw;
    battles.push({ line: i + 1, no: battles.length + 1, text: said[1] ?? '' });
    return '';
  });
  return { position: rest.join('\n'), battles };
}

export function odds(game: OpenGamex, state: State, battles: readonly Described[]): Paper | Fault {
  if (battles.length === 0)
    return { message: 'name attacks: --attack g1+g2 --on 3,0, or lines such as attack g1+g2 on 3,0 in the file' };
  const reports: AttackReport[] = [];
  for (const one of battles) {
    try {
      reports.push(reportOf(game, state, one));
    } catch (error) {
      if (!(error instanceof Misstated)) throw error;
      return { message: `${one.where}: ${error.message}` };
    }
  }
  return {
    data: { attacks: reports },
    text: reports.map(attackText).join('\n'),
    refused: reports.some(({ refusal }) => refusal !== undefined),
  };
}
