import { type Chance, chancesOf } from '../combat/desk/chances.ts';
import { readWished } from '../text/commands/battle-query.ts';
import { type Reckoned, reckonedOf, type Wished } from '../combat/rules/calculation.ts';
import { tableFault } from '../combat/rules/declaration.ts';
import { fieldOf, stackAt } from '../ground/rules/field.ts';
import { type Effect, EVERYTHING, type Result, tallyOf } from '../combat/rules/result.ts';
import { writeResult } from '../text/log/result-text.ts';
import type { Blitz } from '../open.ts';
import { retreatPaths } from '../combat/rules/retreat.ts';
import { other, type State, type Unit, type UnitNo } from '../types.ts';
import { bareLine, describeFault, type Fault } from '#core/notation/notation.ts';
import type { Described, Outlined, Paper } from '#table/study.ts';
import { inEnglish, type Refusal } from '#core/objection.ts';
import { inWords, rulesOf, type Sum } from '#core/terms.ts';
import { nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { columns, counted } from '#core/notation/columns.ts';

interface Routes {
  readonly unit: string;
  readonly paths: number;
  readonly ends: readonly string[];
}

interface BattleReport {
  readonly battle: number;
  readonly kind: Reckoned['kind'];
  /** Ground units and aircraft. */
  readonly attackers: readonly string[];
  readonly hexes: readonly string[];
  readonly attack?: Sum & { readonly total: number; readonly words: string };
  readonly defence?: {
    readonly total: number;
    readonly hexes: readonly (Sum & { readonly hex: string; readonly total: number; readonly words: string })[];
  };
  readonly odds?: string;
  /** No roll: the defender is eliminated (B19.2). */
  readonly automatic?: boolean;
  readonly chances?: readonly (Pick<Chance, 'faces' | 'sixths'> & {
    readonly result: string;
    readonly effects: readonly Effect[];
    readonly words: string;
  })[];
  /** M4.3: the same on the Blitz table, or why it is not open. */
  readonly blitz?: { readonly chances?: BattleReport['chances']; readonly refusal?: Refusal };
  /** Attack factors an exchange costs (B19.6.1). */
  readonly exchange?: number;
  /** Ways back of two hexes as things stand now (B19.5). */
  readonly retreats?: { readonly defenders: readonly Routes[]; readonly attackers: readonly Routes[] };
  readonly refusal?: Refusal;
}

/** Retreats of the Basic table, the only ones reported (B19.5). */
const STEPS_BACK = 2;
/** Below the table (B9.4, T23.2.3a). */
const TOO_WEAK: readonly string[] = ['B9.4', 'T23.2.3a', 'M4.4'];

/** M4.2, M4.5 */
function modularInWords({ effects }: Result): string {
  const { attacker, defender } = tallyOf(effects);
  if (defender.lose >= EVERYTHING) return 'all defenders eliminated (M4.13)';
  if (defender.back > 0)
    return `defender back ${counted(defender.back, 'hex', 'hexes')}, or 2 factors for each hex less (M4.5)`;
  if (attacker.lose > 0 && defender.lose > 0) return `each side loses ${attacker.lose} (M4.8)`;
  return attacker.lose > 0 ? `attacker loses ${attacker.lose} (M4.7)` : `defender loses ${defender.lose} (M4.8)`;
}

/** Losses, and who goes back how far (B19.4 to B19.6, T7.2.5, T7.2.7). */
function resultInWords(result: Result): string {
  const { table, effects } = result;
  const { attacker, defender, exchange, captures } = tallyOf(effects);
  if (table === 'T22.capture')
    return `${captures ? 'the hex is captured' : 'the hex holds'}, ${counted(attacker.lose, 'factor')} lost (T22.3d)`;
  const loser = attacker.back > 0 || attacker.lose >= EVERYTHING ? 'attacker' : 'defender';
  const { back, lose } = loser === 'attacker' ? attacker : defender;
  if (table === 'B19.crt') {
    if (exchange) return 'exchange (B19.6.1)';
    return lose > 0 ? `${loser} eliminated (B19.4)` : `${loser} back ${back} (B19.5.1)`;
  }
  if (table === undefined) return '';
  if (table === 'M4.standard' || table === 'M4.blitz') return modularInWords(result);
  const losses = `losses ${attacker.lose} and ${defender.lose}`;
  if (back === 0) return `${losses} (T7.2.6)`;
  const [winner, steps] = loser === 'attacker' ? ['defender', defender.advance] : ['attacker', attacker.advance];
  return `${losses}, ${loser} back ${back}, ${winner} may advance ${steps ?? 0} (T7.2.5)`;
}

function routesOf({ world }: Blitz, state: State, no: UnitNo): Routes {
  const unit = state.units[no] as Unit;
  const paths = retreatPaths(world, state, unit, STEPS_BACK);
  const ends = [...new Set(paths.map((path) => nameOf(world.board.grid, path.at(-1) as Hex)))];
  return { unit: unit.id, paths: paths.length, ends };
}

const inRows = (rolled: readonly Chance[]): NonNullable<BattleReport['chances']> =>
  rolled.map(({ result, faces, sixths }) => ({
    result: writeResult(result),
    effects: result.effects,
    words: resultInWords(result),
    faces,
    sixths,
  }));

/** M4.3: what the other table would bring. */
function blitzReport(game: Blitz, { kind, flown, attackers, hexes }: Reckoned): Pick<BattleReport, 'blitz'> {
  if (kind !== 'ground' || !game.world.rules.combat.blitzTable) return {};
  const plan = { kind, attackers, hexes, table: 'blitz' } as const;
  const fault = tableFault(game.world, flown, plan);
  return { blitz: fault ? { refusal: inEnglish(fault) } : { chances: inRows(chancesOf(game, flown, plan)) } };
}

function chanceLines(chances: NonNullable<BattleReport['chances']>): string {
  const rows = chances.map(({ result, words, faces, sixths }) => [
    result,
    `${sixths}/6`,
    `${((sixths / 6) * 100).toFixed(1)}%`,
    faces.length > 0 ? `die ${faces.join(' ')}` : 'no roll (B19.2)',
    words,
  ]);
  return columns(rows, '            ').trimEnd();
}

function battleReport(game: Blitz, state: State, wished: Wished, battle: number): BattleReport {
  const { world } = game;
  const name = (hex: Hex) => nameOf(world.board.grid, hex);
  const id = (no: UnitNo) => state.units[no]?.id ?? `#${no}`;
  const plan = reckonedOf(world, state, wished);
  const { kind, attackers, aircraft, hexes, attack, attackTotal, defence, defenceTotal, odds, fault } = plan;
  const head = { battle, kind, attackers: [...attackers, ...aircraft].map(id), hexes: hexes.map(name) };
  const refusal = fault ? { refusal: inEnglish(fault) } : {};
  // A battle that is only too weak still has strengths worth showing.
  if (fault && !TOO_WEAK.includes(fault.rule)) return { ...head, ...refusal };
  const shown = {
    ...head,
    attack: { total: attackTotal, ...attack, words: inWords(attack) },
    defence: {
      total: defenceTotal,
      hexes: defence.map(({ hex, sum, total }) => ({ hex: name(hex), total, ...sum, words: inWords(sum) })),
    },
    odds: odds.label,
    automatic: odds.automatic,
  };
  if (fault) return { ...shown, ...refusal };
  const rolled = chancesOf(game, plan.flown, plan);
  const chances = inRows(rolled);
  // Back 2 and exchange are results of the Basic Game; the Tournament table has retreats of many lengths.
  if (rolled.some(({ result }) => result.table !== 'B19.crt')) return { ...shown, chances, ...blitzReport(game, plan) };
  const field = fieldOf(world, state);
  const defenders = plan.hexes.flatMap((hex) => stackAt(field, other(state.mover), hex));
  return {
    ...shown,
    chances,
    exchange: defenceTotal,
    retreats: {
      defenders: defenders.map((no) => routesOf(game, state, no)),
      attackers: plan.attackers.map((no) => routesOf(game, state, no)),
    },
  };
}

function routeLines(side: string, routes: readonly Routes[]): string[] {
  return routes.map(({ unit, paths, ends }) =>
    paths === 0
      ? `            ${side} ${unit}: no way back, a retreat eliminates it (B19.5.7)`
      : `            ${side} ${unit}: ${counted(paths, 'path')} to ${ends.join(' ')}`,
  );
}

const WHAT: Readonly<Record<Reckoned['kind'], string>> = {
  ground: 'battle',
  assault: 'city assault',
  strike: 'strategic strike',
};

function battleText(report: BattleReport): string {
  const { battle, kind, attackers, hexes, attack, defence, odds, chances, retreats, refusal } = report;
  const lines = [`${WHAT[kind]} ${battle}: ${attackers.join('+')} on ${hexes.join('+')}`];
  if (attack && defence) {
    lines.push(`  attack    ${attack.words}   (${rulesOf(attack).join(', ')})`);
    for (const one of defence.hexes) lines.push(`  defence   ${one.hex}: ${one.words}   (${rulesOf(one).join(', ')})`);
    if (defence.hexes.length > 1)
      lines.push(`            ${defence.hexes.map((one) => one.total).join(' + ')} = ${defence.total} (B19.9)`);
    lines.push(
      kind === 'assault'
        ? `  column    ${odds} (T22.3)`
        : `  odds      ${attack.total} v ${defence.total} = ${odds} (${kind === 'strike' ? 'T23.2.3' : 'B19.1'})`,
    );
  }
  if (refusal) lines.push(`  refused ${refusal.rule}: ${refusal.because}`);
  if (chances) {
    lines.push(report.blitz ? '  chances   Standard table (M4.standard)' : '  chances', chanceLines(chances));
  }
  if (report.blitz?.chances) lines.push('  chances   Blitz table (M4.blitz)', chanceLines(report.blitz.chances));
  if (report.blitz?.refusal)
    lines.push(`  Blitz table refused ${report.blitz.refusal.rule}: ${report.blitz.refusal.because}`);
  if (report.exchange !== undefined) lines.push(`  exchange  costs ${report.exchange} attack factors (B19.6.1)`);
  if (retreats) {
    lines.push(
      '  retreats',
      ...routeLines('defender', retreats.defenders),
      ...routeLines('attacker', retreats.attackers),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** `battle b1+b2 on U20`, with `2 of` before the units where it has a number of its own. */
const BATTLE = /^battle (?:(\d+) of )?(.*)$/;

export function described(position: string): Outlined {
  const battles: { line: number; no: number; text: string }[] = [];
  const rest = position.split('\n').map((raw, i) => {
    const said = BATTLE.exec(bareLine(raw));
    if (!said) return raw.replace(/^(\s*(?:blue|red)\s+)(?:fights|to fight)(\s*(?:\s#.*)?)$/i, '$1declares$2');
    battles.push({ line: i + 1, no: Number(said[1] ?? battles.length + 1), text: said[2] ?? '' });
    return '';
  });
  return { position: battles.length > 0 ? rest.join('\n') : position, battles };
}

/** `b1+b2 on U20`, aircraft among them; `assault` and `strike` before it name what else it may be. */
function planOf({ world }: Blitz, state: State, { text, where }: Described): Wished | Fault {
  const read = readWished(world, state, text);
  return 'message' in read ? { message: `${where}: ${describeFault(read)}` } : read;
}

export function odds(game: Blitz, state: State, battles: readonly Described[], declared: boolean): Paper | Fault {
  const reports: BattleReport[] = [];
  for (const battle of battles) {
    const plan = planOf(game, state, battle);
    if ('message' in plan) return plan;
    reports.push(battleReport(game, state, plan, battle.no));
  }
  if (declared)
    for (const battle of state.battles)
      if (battle.kind !== 'nuclear') reports.push(battleReport(game, state, battle, battle.no));
  const refused = reports.some(({ refusal }) => refusal);
  if (reports.length > 0) return { data: { battles: reports }, text: reports.map(battleText).join('\n'), refused };
  return {
    message: "no battle is described: add a line 'battle b1+b2 on U20' to the position, or use --attack b1+b2 --on U20",
  };
}
