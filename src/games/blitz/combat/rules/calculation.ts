import { type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex } from '#core/message.ts';
import { asNumber, type Sum, total, whole } from '#core/terms.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { type Battle, type BattleKind, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isAircraft, isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { missionFault, missionsOver, supportOf } from '#games/blitz/air/rules/missions.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { assaultFault, planFault } from './declaration.ts';
import { attackOf, type Defence, defenceOf, type Odds, oddsBetween, strengthsOf } from './odds.ts';
import { captureColumn, STRATEGIC } from './tables.ts';

/** A battle of any kind, declared or only thought of, with all who take part in it: what it counts, what forbids it. */

/** Units, aircraft among them, against hexes; the kind follows from who attacks what where it is not said. */
export interface Wished {
  readonly kind?: BattleKind | undefined;
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
}

export interface Reckoned {
  readonly kind: Exclude<BattleKind, 'nuclear'>;
  readonly attackers: readonly UnitNo[];
  readonly aircraft: readonly UnitNo[];
  readonly hexes: readonly Hex[];
  readonly attack: Sum;
  readonly attackTotal: number;
  /** Empty in a city assault: the city has no factors (T22.3). */
  readonly defence: readonly Defence[];
  readonly defenceTotal: number;
  /** `2-1`; the column of the capture table for an assault, `8-11`. */
  readonly odds: Odds;
  /** The rule that forbids it. */
  readonly fault: Objection | undefined;
  /** The position with the aircraft that are only thought of over their target. */
  readonly flown: State;
}

/** The mission by which aircraft take part (T23.1, T22.3b, T23.2). */
const MISSION = { ground: 'tactical', assault: 'support', strike: 'strategic' } as const;

function kindOf(world: World, state: State, { kind, attackers, hexes }: Wished): Reckoned['kind'] {
  if (kind !== undefined && kind !== 'nuclear') return kind;
  const ground = attackers.some((no) => isGround(state.units[no] as Unit));
  if (!ground && attackers.length > 0) return 'strike';
  return hexes.length === 1 && isUncaptured(world, state, hexes[0] ?? NOWHERE) ? 'assault' : 'ground';
}

/** Aircraft over a target as though they had been sent. */
function sent(state: State, units: readonly UnitNo[], kind: Reckoned['kind'], hex: Hex): State {
  if (units.length === 0) return state;
  const aloft = (unit: Unit): Unit => ({
    ...unit,
    place: 'air',
    at: hex,
    base: unit.place === 'map' ? unit.at : unit.base,
  });
  return {
    ...state,
    units: state.units.map((unit, no) => (units.includes(no) ? aloft(unit) : unit)),
    missions: [...state.missions, ...units.map((unit) => ({ unit, kind: MISSION[kind], hex }))],
  };
}

function faultOf(
  world: World,
  state: State,
  it: Omit<Reckoned, 'fault'>,
  named: readonly UnitNo[],
): Objection | undefined {
  const { kind, attackers, hexes, odds } = it;
  const [hex = NOWHERE] = hexes;
  if (kind === 'strike') {
    const fault = named.length > 0 ? missionFault(world, state, named, 'strategic', hex) : undefined;
    if (fault || !odds.tooLow) return fault;
    return objection(
      'T23.2.3a',
      msg`the strategic strike on ${theHex(world.board.grid, hex)} is ${code(odds.label)}: below 1-6`,
    );
  }
  const fault =
    kind === 'assault' ? assaultFault(world, state, attackers, hex) : planFault(world, it.flown, { attackers, hexes });
  if (fault) return fault;
  return named.length > 0 ? missionFault(world, state, named, MISSION[kind], hex) : undefined;
}

export function reckonedOf(world: World, state: State, wished: Wished): Reckoned {
  const kind = kindOf(world, state, wished);
  const { hexes } = wished;
  const [hex = NOWHERE] = hexes;
  const attackers = wished.attackers.filter((no) => !isAircraft(state.units[no] as Unit));
  const flying = kind === 'ground' ? supportOf(state, hexes) : missionsOver(state, hex, MISSION[kind]);
  const named = wished.attackers.filter((no) => !attackers.includes(no) && !flying.includes(no));
  const aircraft = [...flying, ...named];
  const head = { kind, attackers, aircraft, hexes, flown: sent(state, named, kind, hex) };
  const reckoned = { ...head, ...countOf(world, state, head) };
  return { ...reckoned, fault: faultOf(world, state, reckoned, named) };
}

function countOf(
  world: World,
  state: State,
  { kind, attackers, aircraft, hexes }: Pick<Reckoned, 'kind' | 'attackers' | 'aircraft' | 'hexes'>,
): Pick<Reckoned, 'attack' | 'attackTotal' | 'defence' | 'defenceTotal' | 'odds'> {
  if (kind === 'ground') return strengthsOf(world, state, attackers, hexes, aircraft);
  const attack = attackOf(world, state, [...attackers, ...aircraft]);
  const attackTotal = asNumber(total(attack));
  if (kind === 'assault') {
    const odds = { label: captureColumn(attackTotal) || '-', tooLow: attackTotal < 4, automatic: false };
    return { attack, attackTotal, defence: [], defenceTotal: 0, odds };
  }
  const defence = hexes.slice(0, 1).map((hex) => defenceOf(world, state, other(state.mover), hex, []));
  const defenceTotal = asNumber(defence[0]?.exact ?? whole(0));
  return {
    attack,
    attackTotal,
    defence,
    defenceTotal,
    odds: oddsBetween(STRATEGIC, total(attack), defence[0]?.exact ?? whole(0)),
  };
}

/** A declared battle or automatic victory by its number. */
export function declaredBattle({ battles, avs }: State, no: number): Wished | undefined {
  const av = avs.find((one) => one.no === no);
  return (
    battles.find((one: Battle) => one.no === no) ??
    (av && { attackers: av.participants, hexes: av.hexes, kind: 'ground' })
  );
}
