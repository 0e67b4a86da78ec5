import { code, asMessage, msg } from '#core/message.ts';
import type { Words } from '#core/notation/words.ts';
import { straightWay } from '#hex/grid.ts';
import { NOWHERE } from '#hex/hex.ts';
import { wayTogether } from '#games/blitz/ground/rules/move-refusals.ts';
import { waysBack } from '#games/blitz/combat/rules/retreat.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { readFactors, typeNamed } from '#games/blitz/text/unit-text.ts';
import type { Loss, Plan, Unit, UnitNo } from '#games/blitz/types.ts';
import type { Lenient, LenientTable } from './lenient-line.ts';
import { half, Misread, problem, type Reader } from './reader.ts';

/** Lines people write for set-up, movement, battles and minor countries. */

/** The end of a phase; `abandon` may be left out. */
const abandoning = (reader: Reader, words: Words) =>
  words.isEmpty ? {} : { abandon: reader.units(words.skip('abandon').rest().join(' ')) };

const ofBattle = (reader: Reader, words: Words) => ({ battle: reader.battle(words.skip('on').next()) });

/** A battle of a whole declaration: `b1+b2 on V20`, or `assault b1+b2 on V20` for a city assault (T22.3). */
function wholePlan(reader: Reader, text: string): Plan {
  const assault = /^assault (.*)$/.exec(text)?.[1];
  return assault === undefined ? tabled(reader, text) : { kind: 'assault', ...reader.plan(assault) };
}

/** M4.3: `b1+b2 on V20 blitz`; `table`, `with`, `using` or `by` may stand before it, and `standard` may be said. */
const TABLE = / (?:(?:table|with|using|by) )?(blitz|standard)(?: table)?(?= |$)/i;

function tabled(reader: Reader, text: string): Pick<Plan, 'attackers' | 'hexes'> & { readonly table?: 'blitz' } {
  const chosen = TABLE.exec(text);
  const behind = chosen ? text.slice(chosen.index + chosen[0].length).trim() : '';
  const read = reader.plan(chosen ? text.slice(0, chosen.index) : text);
  if (behind !== '') throw half(msg`'${code(behind)}' says nothing here`);
  return chosen?.[1]?.toLowerCase() === 'blitz' ? { ...read, table: 'blitz' } : read;
}

/** `b5:2` loses two factors, `b5` all it has. */
function lossOf(reader: Reader, word: string): Loss {
  const [id, count, more] = word.split(':');
  if (more !== undefined) throw half(msg`'${code(more)}' says nothing here`);
  const unit = reader.unit(id);
  if (count !== undefined) return { unit, factors: reader.number(count) };
  const frame = reader.state.frames.at(-1);
  const { af, df } = reader.state.units[unit] as Unit;
  return { unit, factors: frame?.at === 'losses' && frame.bill.by === 'af' ? af : df };
}

const chooseRetreat: Lenient<'chooseRetreat'> = {
  also: ['retreat'],
  form: 'chooseRetreat b1 U12 U13, or chooseRetreat b1 to U13',
  read(reader, words) {
    const { world, state } = reader;
    const unit = reader.unit(words.next());
    const retreating = state.units[unit] as Unit;
    if (words.left !== 'to') return { unit, path: reader.path(retreating, words.rest()) };
    const to = reader.hex(words.after('to'));
    const frame = state.frames.at(-1);
    const paths = frame?.at === 'retreat' ? waysBack(world, state, frame, unit) : [];
    const way = paths.find((one) => one.at(-1) === to);
    return { unit, path: way ?? straightWay(world.board.grid, retreating.at, to) };
  },
};

export const GROUND_LINES: LenientTable = {
  placeUnit: { also: ['place', 'placeship', 'placebase'], drops: ['@'] },
  holdBack: {
    also: ['hold'],
    form: 'holdBack b1+b2, or holdBack rest',
    read(reader, words) {
      const { state } = reader;
      const side = state.frames[0]?.at === 'setup' ? state.frames[0].side : state.mover;
      if (words.left !== 'rest') return { units: words.rest().flatMap((word) => reader.units(word)) };
      words.next();
      const rest = state.units.flatMap((unit, no) =>
        unit.side === side && unit.nation === undefined && unit.due <= 1 && unit.place === 'waiting' && !unit.held
          ? [no]
          : [],
      );
      return { units: rest };
    },
  },
  takeBack: {
    read(_reader, words) {
      const word = words.next() ?? 'last';
      const what = (['last', 'phase', 'all'] as const).find((one) => one === word);
      if (!what) throw new Misread(problem(msg`takeBack takes 'last', 'phase' or 'all', not '${code(word)}'`));
      return { what };
    },
  },
  placeReinforcement: { also: ['reinforce'], drops: ['@'] },
  moveUnit: {
    also: ['move'],
    /** `b1 0,1 0,2`, `b1+b2 to 0,2` */
    read(reader, words) {
      const { world, state } = reader;
      const numbers = reader.units(words.next());
      const unit = state.units[numbers[0] as UnitNo] as Unit;
      if (words.left !== 'to') return { units: numbers, path: reader.path(unit, words.rest()) };
      const to = reader.hex(words.after('to'));
      const [first, ...others] = numbers.map((no) => state.units[no] as Unit);
      const walks = (one: Unit) => one.place === 'map' && isGround(one);
      const together = first && [first, ...others].every(walks);
      const way = together ? wayTogether(world, state, [first, ...others], to) : undefined;
      // Without a way it stays a wish: `check` says what is wrong with it.
      return way ? { units: numbers, path: way } : { units: numbers, path: [], to };
    },
  },
  endMovement: { read: abandoning },
  endStep: { read: abandoning },
  declareBattle: { also: ['declare', 'attack'], read: (reader, words) => tabled(reader, words.rest().join(' ')) },
  undeclare: { read: ofBattle },
  endDeclaration: {
    read(reader, words) {
      if (words.isEmpty) return {};
      const plans = words.rest().join(' ').replace(/;$/, '').split(';');
      return { battles: plans.map((part) => wholePlan(reader, part.trim())) };
    },
  },
  resolve: { form: 'resolve 1, or resolve U12', read: ofBattle },
  chooseExchange: { also: ['exchange'], joins: true },
  chooseLosses: {
    also: ['lose', 'chooseminorlosses', 'choosesupplylosses'],
    read(reader, words) {
      if (words.isEmpty) return { losses: [lossOf(reader, '')] };
      const named = words.rest().flatMap((word) => word.split('+'));
      return { losses: named.map((word) => lossOf(reader, word)) };
    },
  },
  chooseRetreat,
  // M4.10
  advance: { also: ['occupy'], form: 'advance b1 U12, one unit at a time', read: (reader, words) => reader.way(words) },
  endAdvance: { also: ['decline'] },
  splitUnit: {
    also: ['split'],
    read(reader, words) {
      const unit = reader.unit(words.next());
      const sizes = words
        .skip('into')
        .rest()
        .flatMap((word) => word.split('+'));
      if (sizes.length === 0) throw half(msg`a number is missing`);
      return { unit, sizes: sizes.map((word) => reader.number(word)) };
    },
  },
  combine: { joins: true },
  declareAV: {
    read(reader, words) {
      const { attackers, hexes } = reader.plan(words.rest().join(' '));
      return { units: attackers, hexes };
    },
  },
  addToAV: {
    read: (reader, words) => ({ av: reader.number(words.next()), units: reader.units(words.rest().join(' ')) }),
  },
  placeReplacement: {
    also: ['replace'],
    /** `inf 4-4 at U11`: a unit of these factors from the dead pile. */
    read(reader, words) {
      const [first = '', second = ''] = [words.next(), words.next()];
      const [typeText, factorText] = /^\d/.test(first) ? [second, first] : [first, second];
      const type = typeNamed(typeText);
      if (!type) throw new Misread(problem(msg`there is no unit type '${code(typeText)}'`));
      const factors = readFactors(type, factorText);
      if (typeof factors === 'string') throw new Misread(problem(asMessage(factors)));
      const { af, df, mf } = factors;
      return { type, mf, ratio: af / df, size: df, hex: reader.hex(words.skip('at', 'to', 'in').next()) };
    },
  },
  declareCityAssault: {
    also: ['assault', 'cityassault'],
    read(reader, words) {
      const named = words.rest();
      const { attackers, hexes } = reader.plan(named.join(' '));
      if (hexes.length > 1) throw new Misread(problem(msg`'${code(named.at(-1) ?? '')}' says nothing here`));
      return { attackers, hex: hexes[0] ?? NOWHERE };
    },
  },
};
