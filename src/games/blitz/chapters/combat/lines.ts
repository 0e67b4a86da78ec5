import * as z from 'zod';
import { code, say } from '#core/say.ts';
import { straightWay } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import {
  bare,
  battle,
  hexes,
  type Line,
  type Lines,
  ofBattle,
  path,
  unit,
  units,
  unitsOnly,
} from '#games/blitz/text/commands/line.ts';
import { half, type Pen, type Reader } from '#games/blitz/text/commands/reader.ts';
import type { Battle, Loss, Plan, Unit, UnitNo } from '#games/blitz/types.ts';
import { waysBack } from './retreat.ts';

/** B9, B19, T2.3, T7: battles, losses, retreats and advances. */
export type CombatCommand =
  /** M4.3: without `table` on the usual one. */
  | {
      readonly do: 'declareBattle';
      readonly attackers: readonly UnitNo[];
      readonly hexes: readonly Hex[];
      readonly table?: Battle['table'];
    }
  | { readonly do: 'undeclare'; readonly battle: number }
  /** With `battles`: the whole declaration at once instead of what was declared before. */
  | { readonly do: 'endDeclaration'; readonly battles?: readonly Plan[] | undefined }
  | { readonly do: 'resolve'; readonly battle: number }
  | { readonly do: 'chooseExchange'; readonly units: readonly UnitNo[] }
  | { readonly do: 'chooseLosses'; readonly losses: readonly Loss[] }
  | { readonly do: 'chooseRetreat'; readonly unit: UnitNo; readonly path: readonly Hex[] }
  | { readonly do: 'advance'; readonly unit: UnitNo; readonly path: readonly Hex[] }
  | { readonly do: 'endAdvance' }
  /** T2.3: into pieces of these sizes. */
  | { readonly do: 'splitUnit'; readonly unit: UnitNo; readonly sizes: readonly number[] }
  /** M0.10 */
  | { readonly do: 'combine'; readonly units: readonly UnitNo[] }
  | { readonly do: 'declareAV'; readonly units: readonly UnitNo[]; readonly hexes: readonly Hex[] }
  | { readonly do: 'addToAV'; readonly av: number; readonly units: readonly UnitNo[] }
  /** T80.6: which automatic victory's participants advance next. */
  | { readonly do: 'chooseAV'; readonly av: number };

const loss = z.strictObject({ unit, factors: z.int().min(1).max(999) });
const kind = z.enum(['ground', 'assault']).optional();
const table = z.enum(['blitz']).optional();
const plan = z.strictObject({ kind, attackers: units, hexes, table });

/** A battle of a whole declaration: `b1+b2 on V20`, or `assault b1+b2 on V20` for a city assault (T22.3). */
function wholePlan(reader: Reader, text: string): Plan {
  const assault = /^assault (.*)$/.exec(text)?.[1];
  return assault === undefined ? tabled(reader, text) : { kind: 'assault', ...reader.plan(assault) };
}

/** M4.3: `b1+b2 on V20 blitz`; `table`, `with`, `using` or `by` may stand before it, and `standard` may be said. */
const TABLE = / (?:(?:table|with|using|by) )?(blitz|standard)(?: table)?(?= |$)/i;

function tabled(reader: Reader, text: string): Pick<Plan, 'attackers' | 'hexes' | 'table'> {
  const chosen = TABLE.exec(text);
  const behind = chosen ? text.slice(chosen.index + chosen[0].length).trim() : '';
  const read = reader.plan(chosen ? text.slice(0, chosen.index) : text);
  if (behind !== '') throw half(say`'${code(behind)}' says nothing here`);
  return chosen?.[1]?.toLowerCase() === 'blitz' ? { ...read, table: 'blitz' } : read;
}

const tableText = ({ table: chosen }: Pick<Plan, 'table'>): string => (chosen ? ` ${chosen}` : '');

const planText = (pen: Pen, one: Plan): string =>
  `${one.kind === 'assault' ? 'assault ' : ''}${pen.plan(one.attackers, one.hexes)}${tableText(one)}`;

/** `b5:2` loses two factors, `b5` all it has. */
function lossOf(reader: Reader, word: string): Loss {
  const [id, count, more] = word.split(':');
  if (more !== undefined) throw half(say`'${code(more)}' says nothing here`);
  const no = reader.unit(id);
  if (count !== undefined) return { unit: no, factors: reader.number(count) };
  const frame = reader.state.frames.at(-1);
  const { af, df } = reader.state.units[no] as Unit;
  return { unit: no, factors: frame?.at === 'losses' && frame.bill.by === 'af' ? af : df };
}

const chooseRetreat: Line<'chooseRetreat'> = {
  takes: { unit, path },
  form: 'chooseRetreat b1 U12 U13, or chooseRetreat b1 to U13',
  also: ['retreat'],
  read(reader, words) {
    const { world, state } = reader;
    const no = reader.unit(words.next());
    const retreating = state.units[no] as Unit;
    if (words.left !== 'to') return { unit: no, path: reader.path(retreating, words.rest()) };
    const to = reader.hex(words.after('to'));
    const frame = state.frames.at(-1);
    const paths = frame?.at === 'retreat' ? waysBack(world, state, frame, no) : [];
    const way = paths.find((one) => one.at(-1) === to);
    return { unit: no, path: way ?? straightWay(world.board.grid, retreating.at, to) };
  },
  write: (pen, command) => `${pen.unit(command.unit)} ${pen.path(command.path)}`,
};

export const combatLines: Lines<CombatCommand['do']> = {
  declareBattle: {
    takes: { attackers: units, hexes, table },
    form: 'declareBattle b1+b2 on U12',
    also: ['declare', 'attack'],
    read: (reader, words) => tabled(reader, words.rest().join(' ')),
    write: (pen, command) => pen.plan(command.attackers, command.hexes) + tableText(command),
  },
  undeclare: ofBattle('undeclare 1'),
  endDeclaration: {
    takes: { battles: z.array(plan).max(400).readonly().optional() },
    read(reader, words) {
      if (words.isEmpty) return {};
      const plans = words.rest().join(' ').replace(/;$/, '').split(';');
      return { battles: plans.map((part) => wholePlan(reader, part.trim())) };
    },
    write: (pen, { battles }) => (battles ? battles.map((one) => planText(pen, one)).join('; ') : ''),
  },
  resolve: ofBattle('resolve 1, or resolve U12'),
  chooseExchange: { ...unitsOnly('chooseExchange b1+b2'), also: ['exchange'] },
  chooseLosses: {
    takes: { losses: z.array(loss).max(400).readonly() },
    form: 'chooseLosses b1:2+b2',
    also: ['lose', 'chooseminorlosses', 'choosesupplylosses'],
    read(reader, words) {
      if (words.isEmpty) return { losses: [lossOf(reader, '')] };
      const named = words.rest().flatMap((word) => word.split('+'));
      return { losses: named.map((word) => lossOf(reader, word)) };
    },
    write: (pen, command) => command.losses.map((one) => `${pen.unit(one.unit)}:${one.factors}`).join('+'),
  },
  chooseRetreat,
  advance: {
    takes: { unit, path },
    form: 'advance b1 U12, one unit at a time',
    // M4.10
    also: ['occupy'],
    read: (reader, words) => reader.way(words),
    write: (pen, command) => `${pen.unit(command.unit)} ${pen.path(command.path)}`,
  },
  endAdvance: { ...bare('endAdvance'), also: ['decline'] },
  splitUnit: {
    takes: { unit, sizes: z.array(z.int().min(1).max(99)).max(99).readonly() },
    form: 'splitUnit b1 2+2',
    also: ['split'],
    read(reader, words) {
      const no = words.next();
      const sizes = words
        .skip('into')
        .rest()
        .flatMap((word) => word.split('+'));
      if (sizes.length === 0) throw half(say`a number is missing`);
      return { unit: reader.unit(no), sizes: sizes.map((word) => reader.number(word)) };
    },
    write: (pen, command) => `${pen.unit(command.unit)} ${command.sizes.join('+')}`,
  },
  combine: unitsOnly('combine b1+b2'),
  declareAV: {
    takes: { units, hexes },
    form: 'declareAV b1+b2 on U12',
    read(reader, words) {
      const read = reader.plan(words.rest().join(' '));
      return { units: read.attackers, hexes: read.hexes };
    },
    write: (pen, command) => pen.plan(command.units, command.hexes),
  },
  addToAV: {
    takes: { av: battle, units },
    form: 'addToAV 1 b3',
    read: (reader, words) => ({ av: reader.number(words.next()), units: reader.units(words.rest().join(' ')) }),
    write: (pen, command) => `${command.av} ${pen.units(command.units)}`,
  },
  chooseAV: {
    takes: { av: battle },
    form: 'chooseAV 1',
    read: (reader, words) => ({ av: reader.number(words.next()) }),
    write: (_pen, command) => String(command.av),
  },
};
