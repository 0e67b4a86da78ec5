import type { Fault } from '#core/notation/notation.ts';
import { NOWHERE } from '#hex/hex.ts';
import { type Army, isArmy, type Level, parseArmy, unitsAt } from './army-text.ts';
import type { Board } from '#games/blitz/board.ts';
import { countryNamed } from '#games/blitz/countries/rules/nations.ts';
import { FRESH } from '#games/blitz/reducer.ts';
import { isPlacement, parsePlacement, stationsAt } from './placement-text.ts';
import type { Source } from '#games/blitz/modules/card.ts';
import { isMarine } from '#games/blitz/kinds.ts';
import { levelOf, typesOf } from '#games/blitz/presets.ts';
import { type Side, SIDES, type Unit } from '#games/blitz/types.ts';

/** Units of a position that come from an order of appearance and a default placement. */

type RuleSet = Pick<Source, 'preset' | 'switches' | 'modules'>;

interface Faulty {
  readonly faults: readonly Fault[];
}

/** M0.18: counters marked so are marines, where marines play a part. */
const MARINES = 'MAR';

/** `army continent`: all units of the order of appearance that play at this level, still to come. */
export function readArmy(
  text: string,
  { preset, switches, modules }: RuleSet,
): { readonly army: Army; readonly units: readonly Unit[] } | Faulty {
  const army = parseArmy(text);
  if (!isArmy(army)) return { faults: army };
  const level: Level = levelOf(preset, switches);
  const marines = typesOf({ preset, switches, modules }).find((type) => isMarine({ type }));
  const units = SIDES.flatMap((side) =>
    unitsAt(army, level, side, modules).map(
      ({ id, type, af, df, mf, due, label }): Unit => ({
        ...{ id, side, type: (label === MARINES && marines) || type, af, df, mf, due },
        ...{ place: 'waiting', at: NOWHERE, held: false },
        ...FRESH,
      }),
    ),
  );
  return { army, units };
}

/** M18.ob: the units of a minor country's army; the one that is rolled for is kept back until the dice have spoken. */
export function readMinor(text: string, board: Board, rules: RuleSet): { readonly units: readonly Unit[] } | Faulty {
  const read = readArmy(text, rules);
  if ('faults' in read) return read;
  const { nation } = read.army;
  const country = nation ? countryNamed(board, nation.letter) : -1;
  if (!nation || board.source.countries[country]?.role !== 'minor')
    return { faults: [{ message: `${read.army.id} is the army of no minor country of this board (M18.ob)` }] };
  const held = nation.setUpBy === 'roll';
  return { units: read.units.map((unit) => ({ ...unit, nation: country, held })) };
}

/** `placement blue-march`: a side's turn-1 units where a default placement puts them. */
export function placeArmy(
  text: string,
  board: Board,
  army: Army,
  { preset, switches, modules }: RuleSet,
  units: readonly Unit[],
): { readonly units: Unit[] } | Faulty {
  const placement = parsePlacement(text, board, army);
  if (!isPlacement(placement)) return { faults: placement };
  const stations = new Map(
    stationsAt(placement, army, levelOf(preset, switches), modules).map((station) => [station.unit.id, station]),
  );
  const placed = units.map((unit): Unit => {
    const station = stations.get(unit.id);
    if (!station) return unit;
    const { hex, sea } = station;
    return sea === undefined ? { ...unit, place: 'map', at: hex } : { ...unit, place: 'sea', zone: sea };
  });
  return { units: placed };
}

/** T2.3.7: printed counters by kind and size, units of the order of appearance included. */
export function countersOf(army: Army): Record<string, number> {
  const counters: Record<string, number> = {};
  const add = (side: Side, { type, mf, af, df }: Pick<Unit, 'type' | 'mf' | 'af' | 'df'>, count: number) => {
    const kind = `${side} ${type} ${mf} ${af / df} ${df}`;
    counters[kind] = (counters[kind] ?? 0) + count;
  };
  for (const unit of army.units) add(unit.side, unit, 1);
  for (const substitute of army.substitutes) add(substitute.side, substitute, substitute.count);
  return counters;
}
