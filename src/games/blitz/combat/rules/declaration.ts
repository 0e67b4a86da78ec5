import { nobodyObjects } from '#core/rulebook.ts';
import { type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex, these, theSide } from '#core/message.ts';
import { adjacent } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { boundForGood, isParticipant, isVictim, raidFault } from './av.ts';
import {
  type Field,
  fieldOf,
  hexesOf,
  holds,
  inZoc,
  onlyFromAir,
  parkedAt,
  stackAt,
} from '#games/blitz/ground/rules/field.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { factorsOfUnits, missionsOver, supportOf } from '#games/blitz/air/rules/missions.ts';
import { hasTwoFactors, isGround, isBomber, isSmallGuerilla, mayRaid, isShip } from '#games/blitz/kinds.ts';
import { attackFactor, attackFactors, oddsOf, strengthsOf, strikeDefence } from './odds.ts';
import { type Battle, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { STRATEGIC } from './tables.ts';
import { isMoving } from '#games/blitz/turns.ts';
import type { World } from '#games/blitz/world.ts';
import { theUnit } from '#games/blitz/words.ts';

/** A unit of the mover in contact and the enemy hexes it touches. */
export interface Contact {
  readonly no: UnitNo;
  readonly unit: Unit;
  readonly touches: readonly Hex[];
  /** T7.3.7: committed to an automatic victory; what it touches must be attacked by others (T90.4). */
  readonly locked: boolean;
}

/** A battle before it is given a number: ground units against enemy hexes. */
export type GroundPlan = Pick<Battle, 'attackers' | 'hexes' | 'table'>;

/**
 * The number a new battle or automatic victory gets: the lowest that is free, so that each keeps its own while others
 * come and go.
 */
export function freeNumber({ battles, avs }: State): number {
  let no = 1;
  while (battles.some((battle) => battle.no === no) || avs.some((av) => av.no === no)) no++;
  return no;
}

/** The enemy hexes next to a hex, victims of an automatic victory aside (T7.3.9). */
export function enemyHexesBeside(world: World, field: Field, state: State, hex: Hex): Hex[] {
  const enemy = other(state.mover);
  const { neighbours } = world.board.grid;
  const found: Hex[] = [];
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = neighbours[edge] ?? NOWHERE;
    if (beside !== NOWHERE && holds(field, enemy, beside) && !isVictim(state, beside)) found.push(beside);
  }
  return found;
}

/** B7.a7, B7.a9: the mover's units in enemy zones of control, but for those given up under B7.a11. */
export function contacts(
  world: World,
  state: State,
  without: ReadonlySet<UnitNo> = new Set(state.doomed),
  all = false,
): Contact[] {
  const field = fieldOf(world, state);
  const enemy = other(state.mover);
  const spares = world.rules.attacked;
  const found: Contact[] = [];
  for (const hex of hexesOf(field, state.mover)) {
    if (!inZoc(field, enemy, hex) || onlyFromAir(field, enemy, hex)) continue;
    // M15.17: nobody must attack where nobody may; M17.f.4: nor a power that keeps out of the war.
    const near = enemyHexesBeside(world, field, state, hex);
    const beside = spares === nobodyObjects ? near : near.filter((one) => !spares({ world, state, hex: one }));
    const touches =
      world.opening.third === undefined
        ? beside
        : beside.filter((one) => stackAt(field, enemy, one).some((no) => !state.units[no]?.passive));
    for (const no of stackAt(field, state.mover, hex)) {
      const unit = state.units[no] as Unit;
      // M70.fallback: small guerillas need not attack, nor does who may not (M7.13).
      if (without.has(no) || (!all && isSmallGuerilla(unit)) || world.rules.attack({ state, unit })) continue;
      found.push({ no, unit, touches, locked: isParticipant(state, no) });
    }
  }
  return isMoving(state) ? found : excused(world, state, found);
}

/** M0.23: an enemy that only units bound for good by an automatic victory touch need not be attacked; movement has asked whether others could. */
export function excused(world: World, state: State, found: Contact[]): Contact[] {
  const bound = boundForGood(world, state);
  return bound.length === 0 ? found : found.map((one) => (bound.includes(one.no) ? { ...one, touches: [] } : one));
}

function attackerFault(world: World, state: State, no: UnitNo): Objection | undefined {
  const unit = state.units[no];
  // M11.tf b: a task force on an assault hex supports attacks as artillery does.
  if (unit && isShip(unit) && unit.side === state.mover)
    return world.rules.guns({ state }).includes(no)
      ? undefined
      : objection('M11.tf', msg`${unit} is no task force on an assault hex that can still fire in this player turn`);
  if (!unit || unit.place !== 'map' || !isGround(unit)) {
    return objection('B7.a1', msg`${theUnit(state, no)} is no ground unit on the map`);
  }
  if (unit.side !== state.mover)
    return objection('B7.a1', msg`${unit} is not ${theSide(state.mover)}'s: only the mover attacks`);
  if (state.doomed.includes(no)) return objection('B7.a11', msg`${unit} is given up and takes no part in battles`);
  if (isParticipant(state, no)) return objection('T7.3.7', msg`${unit} is committed to an automatic victory`);
  return world.rules.attack({ state, unit });
}

/** M13.12, M4.15: flak alone falls to ground units other than artillery, if they need not fight elsewhere (B7.a9). */
function preyFault(world: World, state: State, { attackers, hexes }: GroundPlan): Objection | undefined {
  const enemy = other(state.mover);
  const isPrey = (hex: Hex): boolean => world.rules.freeKills({ world, state, side: enemy, hex }).length > 0;
  if (!hexes.every(isPrey)) return undefined;
  if (attackers.every((no) => hasTwoFactors(state.units[no] as Unit)))
    return objection('M13.12', msg`artillery alone does not attack flak`);
  if (!world.rules.ground.mustAttack(state)) return undefined;
  const field = fieldOf(world, state);
  const bound = attackers.find((no) => inZoc(field, enemy, state.units[no]?.at ?? NOWHERE));
  return bound === undefined
    ? undefined
    : objection('B7.a9', msg`${theUnit(state, bound)} stands in an enemy zone of control and must fight there`);
}

/** Fault of one battle by itself, the odds aside. */
export function shapeFault(world: World, state: State, plan: GroundPlan): Objection | undefined {
  const { grid } = world.board;
  const field = fieldOf(world, state);
  const enemy = other(state.mover);
  if (plan.attackers.length === 0) return objection('B9.1', msg`a battle needs attackers`);
  if (plan.hexes.length === 0) return objection('B7.a3', msg`a battle needs a defending hex`);
  if (new Set(plan.attackers).size < plan.attackers.length)
    return objection('B9.5', msg`a unit is named twice in one battle`);
  if (new Set(plan.hexes).size < plan.hexes.length)
    return objection('B9.8', msg`a defending hex is named twice in one battle`);
  for (const no of plan.attackers) {
    const fault = attackerFault(world, state, no);
    if (fault) return fault;
  }
  for (const hex of plan.hexes) {
    const where = theHex(grid, hex);
    if (isVictim(state, hex)) return objection('T90.5', msg`${where} is the victim of an automatic victory`);
    const spared = world.rules.attacked({ world, state, hex });
    if (spared) return spared;
    if (!holds(field, enemy, hex) && world.rules.outposts({ state, side: enemy, hex }).length === 0) {
      const freeKills = world.rules.freeKills({ world, state, side: enemy, hex }).length > 0;
      if (!freeKills && parkedAt(state.units, enemy, hex).length === 0)
        return objection('B7.a3', msg`${where} holds no enemy ground unit`);
      const raid = freeKills ? preyFault(world, state, plan) : raidFault(world, state, plan.attackers, plan.hexes);
      if (raid) return raid;
    }
    if (missionsOver(state, hex, 'strategic').length > 0) {
      return objection('T23.2.2', msg`${where} is under a strategic strike and cannot be in a ground battle`);
    }
    for (const no of plan.attackers) {
      const unit = state.units[no] as Unit;
      if (adjacent(grid, unit.at, hex)) continue;
      return objection('B9.3', msg`${unit} at ${theHex(grid, unit.at)} is not adjacent to ${where}`, 'M3.9');
    }
  }
  return (
    world.rules.joins({ world, state, attackers: plan.attackers, hexes: plan.hexes }) ?? tableFault(world, state, plan)
  );
}

/** M4.3: may the attacker choose this table? */
export function tableFault(world: World, state: State, { attackers, hexes, table }: GroundPlan): Objection | undefined {
  if (table === undefined) return undefined;
  if (!world.rules.combat.blitzTable) return objection('M4.3', msg`this game has no Blitz table to choose`);
  return world.rules.blitz({ world, state, attackers, hexes });
}

/**
 * B9.4: no battle below 1-6, the aircraft in it included. Asked last, so that a battle that may not be fought at all
 * is not blamed on its odds.
 */
export function oddsFault(
  world: World,
  state: State,
  plan: GroundPlan,
  aircraft: readonly UnitNo[] = supportOf(state, plan.hexes),
): Objection | undefined {
  const { attackTotal, defenceTotal, odds } = strengthsOf(world, state, plan.attackers, plan.hexes, aircraft);
  if (!odds.tooLow) return undefined;
  const { lowest } = world.rules.combat.table;
  return lowest === 6
    ? objection('B9.4', msg`${attackTotal} against ${defenceTotal} is ${code(odds.label)}: no battle may be below 1-6`)
    : objection(
        'M4.4',
        msg`${attackTotal} against ${defenceTotal} is ${code(odds.label)}: no battle may be below ${code(`1-${lowest}`)}`,
      );
}

/** Fault of one battle by itself. */
export const planFault = (world: World, state: State, plan: GroundPlan): Objection | undefined =>
  shapeFault(world, state, plan) ?? oddsFault(world, state, plan);

/** T22.3a, T90.31: may this unit take part in an assault on the hex? */
export function assaulterFault(world: World, state: State, no: UnitNo, hex: Hex): Objection | undefined {
  const { board } = world;
  const fault = attackerFault(world, state, no);
  if (fault) return fault;
  const unit = state.units[no] as Unit;
  if (!adjacent(board.grid, unit.at, hex))
    return objection('T22.3', msg`${unit} is not adjacent to ${theHex(board.grid, hex)}`);
  if (world.rules.ground.mustAttack(state) && inZoc(fieldOf(world, state), other(state.mover), unit.at)) {
    return objection('T22.3a', msg`${unit} stands in an enemy zone of control and must fight the enemy`);
  }
  if (board.land[unit.at] !== 0 || mayRaid(unit)) return undefined;
  return objection('T90.31', msg`${unit} is on a sea hex: only Rangers assault a minor city from there`);
}

/** T22.3: a city assault taken by itself. */
export function assaultFault(
  world: World,
  state: State,
  attackers: readonly UnitNo[],
  hex: Hex,
): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  if (!isUncaptured(world, state, hex)) return objection('T22.3', msg`${where} is no uncaptured minor city hex`);
  if (new Set(attackers).size < attackers.length) return objection('B9.5', msg`a unit is named twice`);
  let strength = 0;
  for (const no of attackers) {
    const fault = assaulterFault(world, state, no, hex);
    if (fault) return fault;
    strength += attackFactor(world, state, state.units[no] as Unit);
  }
  if (strength < 4)
    return objection('T22.3', msg`${strength} attack {factor|factors} of ground units; at least 4 are needed`);
  return undefined;
}

/** Hexes the mover has bombers against in a strategic strike. */
export const struckHexes = (state: State): Hex[] => [
  ...new Set(state.missions.filter((one) => one.kind === 'strategic').map((one) => one.hex)),
];

/** T23.2.2a, M90.33: hexes that need not be attacked, since they were struck from the air. */
export const excusedHexes = (state: State): Hex[] => [
  ...struckHexes(state),
  ...(state.struck === undefined ? [] : [state.struck]),
];

/** T23, O23: what is wrong with the missions as a whole; without plans the battles are declared later. */
export function missionsFault(
  world: World,
  state: State,
  declared: readonly Battle[] | undefined,
): Objection | undefined {
  const where = (hex: Hex) => theHex(world.board.grid, hex);
  const plans = declared ?? [];
  const fought = new Set(plans.filter((plan) => plan.kind === 'ground').flatMap((plan) => plan.hexes));
  const assaulted = new Set(plans.filter((plan) => plan.kind === 'assault').flatMap((plan) => plan.hexes));
  const field = fieldOf(world, state);
  for (const hex of struckHexes(state)) {
    const strength = attackFactors(world, state, missionsOver(state, hex, 'strategic'));
    const odds = oddsOf(STRATEGIC, strength, strikeDefence(world, state, hex));
    if (odds.tooLow)
      return objection('T23.2.3a', msg`the strategic strike on ${where(hex)} is ${code(odds.label)}: below 1-6`);
  }
  for (const { unit, kind, hex } of state.missions) {
    if (declared && kind === 'tactical' && !fought.has(hex) && !isVictim(state, hex)) {
      return objection(
        'T23.1.2',
        msg`${theUnit(state, unit)} joins no ground battle at ${where(hex)}: attack there or take the flight back`,
      );
    }
    if (declared && kind === 'support' && !assaulted.has(hex))
      return objection(
        'T22.3b',
        msg`${theUnit(state, unit)} supports no city assault on ${where(hex)}: assault it or take the flight back`,
      );
    if (
      kind === 'escort' &&
      !state.missions.some((one) => one.hex === hex && isBomber(state.units[one.unit] as Unit))
    ) {
      return objection('O23.0.4', msg`no bomber flies to ${where(hex)}`);
    }
    if (kind === 'interdiction' && factorsOfUnits(state, missionsOver(state, hex, 'interdiction')) < 4) {
      return objection('O23.4.1', msg`interdiction of ${where(hex)} needs at least 4 SAC factors`);
    }
    if (!declared || kind !== 'bombing' || !holds(field, other(state.mover), hex)) continue;
    if (fought.has(hex) || isVictim(state, hex) || missionsOver(state, hex, 'strategic').length > 0) continue;
    return objection('T23.3.6', msg`the ground units in ${where(hex)} must be attacked too`);
  }
  return undefined;
}

/** B7.a7: all the enemy hexes still to be attacked, and by whom they are touched. */
function missedFault(
  { board: { grid } }: World,
  all: readonly Contact[],
  attacked: ReadonlySet<Hex>,
): Objection | undefined {
  const touching = all.filter(({ touches }) => touches.some((hex) => !attacked.has(hex)));
  const [first] = touching;
  if (!first) return undefined;
  const hexes = [...new Set(touching.flatMap(({ touches }) => touches.filter((hex) => !attacked.has(hex))))];
  const where = these(hexes.map((hex) => theHex(grid, hex)));
  if (hexes.length === 1)
    return objection('B7.a7', msg`${where} must be attacked: ${first.unit} stands in its zone of control`);
  if (touching.length === 1)
    return objection('B7.a7', msg`${where} must be attacked: ${first.unit} stands in their zones of control`);
  return objection(
    'B7.a7',
    msg`${where} must be attacked: ${these(touching.map(({ unit }) => unit))} stand in their zones of control`,
  );
}

/** B7.a9: all the units that must still fight. */
function idleFault({ board: { grid } }: World, idle: readonly Contact[]): Objection | undefined {
  const [first, second] = idle;
  if (!first) return undefined;
  const where = theHex(grid, first.unit.at);
  return objection(
    'B7.a9',
    second
      ? msg`${these(idle.map(({ unit }) => unit))} stand in enemy zones of control and must take part in battles, their own or declared ones`
      : msg`${first.unit} at ${where} stands in an enemy zone of control and must take part in a battle, its own or a declared one`,
  );
}

/** B7.a10, T80.4: what is wrong with a whole declaration. */
export function declarationFault(
  world: World,
  state: State,
  plans: readonly Battle[],
  all: readonly Contact[] = contacts(world, state),
): Objection | undefined {
  const { grid } = world.board;
  const fighting = new Set<UnitNo>();
  const attacked = new Set<Hex>(excusedHexes(state));
  for (const plan of plans) {
    const fault =
      plan.kind === 'assault'
        ? assaultFault(world, state, plan.attackers, plan.hexes[0] ?? NOWHERE)
        : shapeFault(world, state, plan);
    if (fault) return fault;
    for (const no of plan.attackers) {
      if (fighting.has(no)) return objection('B9.6', msg`${theUnit(state, no)} is in two battles`);
      fighting.add(no);
    }
    for (const hex of plan.hexes) {
      if (attacked.has(hex)) return objection('B9.8', msg`${theHex(grid, hex)} is in two battles: one hex, one battle`);
      attacked.add(hex);
    }
  }
  for (const plan of plans) {
    const weak = plan.kind === 'ground' ? oddsFault(world, state, plan) : undefined;
    if (weak) return weak;
  }
  // M3.8: without the duty to attack the battles that missions are flown for are still to come.
  if (!world.rules.ground.mustAttack(state)) return world.rules.air.missionsFault(world, state, undefined);
  const missed = missedFault(world, all, attacked);
  if (missed) return missed;
  const struck = excusedHexes(state);
  // T23.2.2a: units whose only enemy neighbours are struck from the air are excused.
  const idle = all.filter(
    ({ no, touches, locked }) => !locked && !fighting.has(no) && touches.some((hex) => !struck.includes(hex)),
  );
  return idleFault(world, idle) ?? world.rules.air.missionsFault(world, state, plans);
}
