import { inZoc } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured, minorAt, trespasses } from '#games/blitz/countries/rules/minors.ts';
import { other, sizeOf, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isFree, roomAt, unitOf } from '#games/blitz/players/plan/draft.ts';
import type { Arrow, Explanation } from '#games/blitz/players/reasons/explanation.ts';
import type { Context, Generator, Operation } from '#games/blitz/players/plan/operation.ts';
import { campaign } from '#games/blitz/players/ops/campaign.ts';
import { COLUMNS, captureOutlook, captureWorth, LEAST_ASSAULT } from './capture.ts';
import { flyers } from '#games/blitz/air/players/bombers.ts';
import { place, plainly } from '#games/blitz/players/ops/reasons.ts';
import { theUnits } from '#games/blitz/words.ts';
import { code, msg, tenths } from '#core/message.ts';
import { attackFactor, attackFactors } from '#games/blitz/combat/rules/odds.ts';

/** T22.3: minor cities are taken by assault, by as strong a column as ground units and bombers make together. */

/** City hexes this side may assault without starting a war it does not want. */
export function assaultable(world: World, state: State, side: Side): Hex[] {
  if (world.minors.length === 0) return [];
  const closed = trespasses(world, state, side);
  const meant = campaign(world, state, side);
  return world.board.cityHexes.filter((hex) => {
    if (!isUncaptured(world, state, hex)) return false;
    return !closed(hex) || meant.has(minorAt(world, state, hex)?.country ?? -1);
  });
}

/** Opportunity cost of a factor in an assault. */
const TIED_UP = 0.03;

interface Force {
  readonly hex: Hex;
  readonly moves: ReadonlyMap<UnitNo, Hex>;
  readonly aircraft: readonly UnitNo[];
  readonly ground: number;
  readonly air: number;
  readonly worth: number;
}

/** The best assaults the free units can make together, none of them twice. */
export const assaults =
  (byAir: boolean): Generator =>
  (context) =>
    composed(context, byAir);

function composed(context: Context, byAir: boolean): Operation[] {
  const { survey, state, side, draft } = context;
  const { world, field } = survey;
  const open = new Set(assaultable(world, state, side));
  if (open.size === 0) return [];
  const bombers = byAir ? flyers(world, state, side) : [];
  const used = new Set<UnitNo>();
  const load = new Map<Hex, number>();
  const operations: Operation[] = [];

  const forceFor = (hex: Hex): Force | undefined => {
    const beside = neighboursOf(world.board.grid, hex).filter(
      (one) => world.board.land[one] === 1 && !inZoc(field, other(side), one) && !isUncaptured(world, state, one),
    );
    const moves = new Map<UnitNo, Hex>();
    const room = new Map(beside.map((one) => [one, roomAt(draft, one) - (load.get(one) ?? 0)]));
    const able = survey.units
      .filter((no) => !used.has(no) && isFree(draft, no))
      .flatMap((no) => {
        const reach = survey.reach.get(no);
        const hexes = beside.filter((one) => reach?.has(one) === true);
        return hexes.length > 0 ? [{ no, hexes, unit: unitOf(draft, no) }] : [];
      })
      // Fewest choices first; among equals the strongest for their room.
      .sort((a, b) => b.unit.af / b.unit.df - a.unit.af / a.unit.df || a.unit.mf - b.unit.mf || a.no - b.no);
    const air = bombers.filter((one) => !used.has(one.no) && one.reaches(hex));
    const flying = air.reduce((sum, { unit }) => sum + attackFactor(world, state, unit), 0);
    let ground = 0;
    for (const { no, hexes, unit } of able) {
      if (ground >= COLUMNS[0]) break;
      const to = hexes.find((one) => (room.get(one) ?? 0) >= sizeOf(unit));
      if (to === undefined) continue;
      moves.set(no, to);
      room.set(to, (room.get(to) ?? 0) - sizeOf(unit));
      ground += attackFactor(world, state, unit);
    }
    if (ground < LEAST_ASSAULT) return undefined;
    let best: Force | undefined;
    for (const column of COLUMNS) {
      if (ground + flying < column) continue;
      const sent = trimmed(world, state, moves, Math.max(column - flying, LEAST_ASSAULT));
      const aircraft: UnitNo[] = [];
      let above = 0;
      for (const one of air) {
        if (sent.ground + above >= column) break;
        aircraft.push(one.no);
        above += attackFactor(world, state, one.unit);
      }
      const worth = captureWorth(world, sent.ground + above) - TIED_UP * (sent.ground + above);
      if (!best || worth > best.worth)
        best = { hex, moves: sent.moves, aircraft, ground: sent.ground, air: above, worth };
    }
    return best && best.worth > 0 ? best : undefined;
  };

  while (open.size > 0) {
    let best: Force | undefined;
    for (const hex of open) {
      const force = forceFor(hex);
      if (!force) open.delete(hex);
      else if (!best || force.worth > best.worth) best = force;
    }
    if (!best) break;
    open.delete(best.hex);
    for (const [no, to] of best.moves) {
      used.add(no);
      load.set(to, (load.get(to) ?? 0) + sizeOf(unitOf(draft, no)));
    }
    for (const no of best.aircraft) used.add(no);
    operations.push(asOperation(context, best));
  }
  return operations;
}

/** Without units that are not needed for so much. */
function trimmed(
  world: World,
  state: State,
  moves: ReadonlyMap<UnitNo, Hex>,
  need: number,
): { moves: Map<UnitNo, Hex>; ground: number } {
  const kept = new Map(moves);
  const af = (no: UnitNo) => attackFactor(world, state, state.units[no] as Unit);
  let ground = [...kept.keys()].reduce((sum, no) => sum + af(no), 0);
  for (const no of [...kept.keys()].sort((a, b) => af(a) - af(b))) {
    if (ground - af(no) < need) continue;
    kept.delete(no);
    ground -= af(no);
  }
  return { moves: kept, ground };
}

function asOperation({ survey, state }: Context, { hex, moves, aircraft, worth }: Force): Operation {
  const units = [...moves.keys()].map((unit) => ({ unit, role: 'main' as const }));
  return {
    goal: 'assault',
    target: hex,
    units,
    orders: [...moves].map(([unit, to]) => ({ unit, to })),
    stands: moves,
    attacks: [],
    value: worth,
    explain() {
      const arrows = [...moves].map(([unit, to]) => ({
        unit,
        from: state.units[unit]?.at ?? to,
        to,
        role: 'main' as const,
      }));
      return tellAssault(survey.world, state, { hex, units: [...moves.keys()], aircraft }, arrows, worth);
    },
  };
}

/** Assault on a city with its units and air support. */
interface Column {
  readonly hex: Hex;
  readonly units: readonly UnitNo[];
  readonly aircraft: readonly UnitNo[];
}

export function tellAssault(
  world: World,
  state: State,
  { hex, units, aircraft }: Column,
  arrows: readonly Arrow[],
  gain: number,
): Explanation {
  const strength = attackFactors(world, state, [...units, ...aircraft]);
  const { column = '', faces = 0, cost = 0 } = captureOutlook(world, strength) ?? {};
  const ground = theUnits(state, units);
  const at = place(world, hex);
  const attack =
    aircraft.length > 0
      ? msg`${ground} with ${theUnits(state, aircraft)} {0|assaults|assault} ${at}`
      : msg`${ground} {assaults|assault} ${at}`;
  const said = msg`${attack} with ${strength} {factor|factors} (column ${code(column)}): ${faces} of 6 rolls {captures|capture} it, ${tenths(cost)} factors expected to be lost.`;
  const plain = { said, units, aircraft, numbers: { strength, faces, cost } };
  return plainly('assault', hex, plain, arrows, { gain, risk: 0 });
}
