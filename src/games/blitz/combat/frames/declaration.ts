import { undoCount } from '#core/record/undo.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import type { Emit } from '#core/play.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { flights } from '#games/blitz/air/rules/air.ts';
import { hasAircraft } from '#games/blitz/air/rules/sendable.ts';
import { type Assigned, legalDeclaration } from '../rules/assignment.ts';
import {
  assaultFault,
  contacts,
  declarationFault,
  freeNumber,
  type GroundPlan,
  oddsFault,
  planFault,
  shapeFault,
  tableFault,
} from '../rules/declaration.ts';
import { evolve } from '#games/blitz/evolve.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { isEnemy } from '#games/blitz/countries/rules/nations.ts';
import { isUncaptured, trespass } from '#games/blitz/countries/rules/minors.ts';
import { inRange, missionFault, originsOf, supportOf, wayTo } from '#games/blitz/air/rules/missions.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import type { Battle, BlitzEvent, Command, MissionKind, Plan, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { isAircraft, isGround, isShip, mayRaid } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { addToAV } from './av-moves.ts';
import { splitUnit } from './split.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import type { BlitzStep } from '#games/blitz/step.ts';
import { takeBack } from '#games/blitz/course/rules/take-back.ts';
import { type Verb, type Verbs, verbOf } from '#games/blitz/verb.ts';
import { MISSION_WORDS, theUnit } from '#games/blitz/words.ts';

/** B80.4, T80.4: all battles are declared, and all missions assigned, before the first one is resolved. */

const isFlier = (state: State, no: UnitNo): boolean => isAircraft(state.units[no] as Unit);

/** Sends aircraft on their way: over the countries that lie on it (T22.5c). */
function send(
  world: World,
  state: State,
  units: readonly UnitNo[],
  kind: MissionKind,
  hex: Hex,
  emit: Emit<BlitzEvent>,
): void {
  for (const no of units) {
    const unit = state.units[no] as Unit;
    trespass(world, state, unit.side, [no], wayTo(world, state, unit, hex), emit);
    emit({ is: 'mission', mission: { unit: no, kind, hex } });
  }
}

/** M18.12: the position once the neutral armies in these hexes are at war with the mover, who attacks them. */
export function drawnIn(world: World, state: State, hexes: readonly Hex[]): State {
  if (!state.nations) return state;
  const draft = { ...state };
  trespass(world, draft, state.mover, [], hexes, (event) => evolve(world.board, draft, event));
  return draft;
}

/** M18.12, B7.a10: false if the mover could declare no legal battles once he draws the countries of these hexes into the war. */
export function mayDrawIn(world: World, state: State, hexes: readonly Hex[]): boolean {
  if (!state.nations || !world.rules.ground.mustAttack(state)) return true;
  const drawn = drawnIn(world, state, hexes);
  return drawn.nations === state.nations || legalDeclaration(world, drawn) !== undefined;
}

/** Aircraft named among the attackers fly to the first hex in their range. */
function targetFor(world: World, state: State, no: UnitNo, hexes: readonly Hex[]): Hex {
  return hexes.find((hex) => inRange(world, state, state.units[no] as Unit, hex)) ?? (hexes[0] as Hex);
}

export function declare(world: World, state: State, plan: Plan, emit: Emit<BlitzEvent>): void {
  if (state.nations) trespass(world, state, state.mover, [], plan.hexes, emit);
  // M15.17: whoever attacks guerillas in a country that keeps out of the war invades it.
  else {
    const shelters = plan.hexes.filter((hex) => state.units.some((unit) => unit.sheltered && unit.at === hex));
    if (shelters.length > 0) trespass(world, state, state.mover, plan.attackers, shelters, emit);
  }
  const kind = plan.kind ?? 'ground';
  for (const no of plan.attackers.filter((one) => isFlier(state, one))) {
    const hex = targetFor(world, state, no, plan.hexes);
    send(world, state, [no], kind === 'ground' ? 'tactical' : 'support', hex, emit);
  }
  const attackers = plan.attackers.filter((no) => isGround(state.units[no] as Unit));
  const afloat = plan.attackers.filter((no) => isShip(state.units[no] as Unit));
  const table = plan.table ? { table: plan.table } : {};
  // M11.tf b
  const ships = afloat.length > 0 ? { ships: afloat } : {};
  emit({ is: 'declared', battle: { no: freeNumber(state), kind, attackers, hexes: plan.hexes, ...table, ...ships } });
}

/** One plan with its aircraft, and against the battles already declared. */
export function declareFault(world: World, given: State, plan: Plan) {
  const known = plan.attackers.every((no) => given.units[no] !== undefined);
  if (!known) return objection('B80.12', msg`a unit is named that the game does not have`);
  const state = drawnIn(world, given, plan.hexes);
  const aircraft = plan.attackers.filter((no) => isFlier(state, no));
  const attackers = plan.attackers.filter((no) => !isFlier(state, no));
  const kind = plan.kind ?? 'ground';
  for (const [i, no] of aircraft.entries()) {
    if (plan.hexes.length === 0) break;
    if (aircraft.indexOf(no) < i) return objection('T23.0.10', msg`${theUnit(state, no)} is named twice`);
    const hex = targetFor(world, state, no, plan.hexes);
    const fault = missionFault(world, state, [no], kind === 'ground' ? 'tactical' : 'support', hex);
    if (fault) return fault;
  }
  if (kind === 'assault' && plan.hexes.length > 1) return objection('T22.3', msg`a city assault is on one city hex`);
  const fault =
    kind === 'assault'
      ? assaultFault(world, state, attackers, plan.hexes[0] ?? -1)
      : shapeFault(world, state, { ...plan, attackers });
  if (fault) return fault;
  for (const battle of state.battles) {
    const twice = attackers.find((no) => battle.attackers.includes(no));
    if (twice !== undefined)
      return objection('B9.6', msg`${theUnit(state, twice)} already fights in battle ${battle.no}`);
    const shared = plan.hexes.find((hex) => battle.hexes.includes(hex));
    if (shared === undefined) continue;
    const rule = kind === 'assault' ? 'T22.3c' : 'B9.8';
    return objection(
      rule,
      msg`${theHex(world.board.grid, shared)} is already attacked in battle ${battle.no}: one hex, one battle. Call it off and declare it anew with all of them`,
    );
  }
  if (kind === 'assault') return undefined;
  return oddsFault(world, state, { attackers, hexes: plan.hexes }, [...supportOf(state, plan.hexes), ...aircraft]);
}

/** M18.12: lone attacks on armies that stand aside: their country is at war with the mover from then on. */
function* onNeutrals(world: World, state: State, engaged: ReadonlySet<UnitNo>): Generator<GroundPlan> {
  const field = fieldOf(world, state);
  const hexes = new Set(state.units.flatMap(({ place, at }) => (place === 'neutral' ? [at] : [])));
  for (const hex of hexes) {
    const beside = neighboursOf(world.board.grid, hex).flatMap((one) => stackAt(field, state.mover, one));
    const drawn = beside.length > 0 ? drawnIn(world, state, [hex]) : state;
    for (const no of beside) {
      const plan = { attackers: [no], hexes: [hex] };
      if (!engaged.has(no) && !planFault(world, drawn, plan)) yield plan;
    }
  }
}

/** Lone attacks on single hexes that could be declared now; larger battles are composed by the player. */
function* singles(world: World, state: State): Generator<GroundPlan> {
  const engaged = new Set(state.battles.flatMap((battle) => battle.attackers));
  const attacked = new Set(state.battles.flatMap((battle) => battle.hexes));
  if (state.nations) yield* onNeutrals(world, state, engaged);
  for (const { no, touches } of contacts(world, state, undefined, true)) {
    if (engaged.has(no)) continue;
    for (const hex of touches) {
      const plan = { attackers: [no], hexes: [hex] };
      if (!attacked.has(hex) && !planFault(world, state, plan)) yield plan;
    }
  }
}

/** M4.3: a plan on each table that is open to it. */
export function withTables(world: World, state: State, plan: GroundPlan): GroundPlan[] {
  const blitz = { ...plan, table: 'blitz' } as const;
  return world.rules.combat.blitzTable && !tableFault(world, state, blitz) ? [plan, blitz] : [plan];
}

const declareBattle: Verb<'declareBattle'> = {
  check: (world, state, { do: _verb, ...plan }) => declareFault(world, state, plan),
  play: (world, state, { do: _verb, ...plan }, emit) => declare(world, state, plan, emit),
  *legal(world, state) {
    for (const plan of singles(world, state))
      for (const one of withTables(world, drawnIn(world, state, plan.hexes), plan))
        yield { do: 'declareBattle', ...one };
  },
  sample(world, state, choose) {
    const plan = pick([...singles(world, state)], choose);
    const one = plan && pick(withTables(world, drawnIn(world, state, plan.hexes), plan), choose);
    return one && { do: 'declareBattle', ...one };
  },
};

const declareCityAssault: Verb<'declareCityAssault'> = {
  check: (world, state, { attackers, hex }) => declareFault(world, state, { kind: 'assault', attackers, hexes: [hex] }),
  play: (world, state, { attackers, hex }, emit) =>
    declare(world, state, { kind: 'assault', attackers, hexes: [hex] }, emit),
  *legal(world, state) {
    const field = fieldOf(world, state);
    for (const hex of world.board.cityHexes) {
      if (!isUncaptured(world, state, hex)) continue;
      const beside = neighboursOf(world.board.grid, hex).flatMap((one) => stackAt(field, state.mover, one));
      const able = beside.filter((no) => {
        const { type, af } = state.units[no] as Unit;
        return af > 0 && (mayRaid({ type }) || world.board.land[(state.units[no] as Unit).at] === 1);
      });
      const command = { do: 'declareCityAssault', attackers: able, hex } as const;
      if (able.length > 0 && !declareCityAssault.check(world, state, command)) yield command;
    }
  },
  sample: (world, state, choose) => pick([...declareCityAssault.legal(world, state)], choose),
};

const assignMission: Verb<'assignMission'> = {
  check: (world, state, { units, mission, hex }) => {
    if (!world.missions.includes(mission))
      return objection('B0.2', msg`${MISSION_WORDS[mission]} missions are not played in this game`);
    return missionFault(world, state, units, mission, hex);
  },
  play: (world, state, { units, mission, hex }, emit) => send(world, state, units, mission, hex, emit),
  *legal(world, state) {
    const targets = missionTargets(world, state);
    for (const [no, unit] of state.units.entries()) {
      if (unit.side !== state.mover || !isAircraft(unit)) continue;
      for (const mission of world.missions) {
        for (const hex of targets) {
          const command = { do: 'assignMission', units: [no], mission, hex } as const;
          if (!assignMission.check(world, state, command)) yield command;
        }
      }
    }
  },
  sample(world, state, choose) {
    const aircraft = state.units.flatMap((unit, no) => (unit.side === state.mover && isAircraft(unit) ? [no] : []));
    const no = pick(aircraft, choose);
    if (no === undefined) return undefined;
    const unit = state.units[no] as Unit;
    const near = flights(world, state, originsOf(world, unit), unit.mf);
    const targets = missionTargets(world, state).filter((hex) => near.has(hex));
    for (let tries = 0; tries < 8 && targets.length > 0; tries++) {
      const mission = pick(world.missions, choose) ?? 'tactical';
      const command = { do: 'assignMission', units: [no], mission, hex: pick(targets, choose) ?? -1 } as const;
      if (!assignMission.check(world, state, command)) return command;
    }
    return undefined;
  },
};

/** Hexes aircraft could be sent to; interdiction of empty hexes is the player's own idea. */
function missionTargets(world: World, state: State): Hex[] {
  const hexes = state.units.flatMap((unit) => (isEnemy(unit, state.mover) && unit.place === 'map' ? [unit.at] : []));
  const fought = state.battles.flatMap((battle) => battle.hexes);
  return [...new Set([...fought, ...hexes, ...world.board.cityHexes, ...state.missions.map((one) => one.hex)])];
}

const undeclare: Verb<'undeclare'> = {
  check: (world, state, { battle }) =>
    state.battles.some((one) => one.no === battle)
      ? undefined
      : objection(world.phases.declaration, msg`there is no battle ${battle}`),
  play: (_world, _state, { battle }, emit) => emit({ is: 'undeclared', battle }),
  *legal(_world, state) {
    for (const battle of state.battles) yield { do: 'undeclare', battle: battle.no };
  },
};

/** The state with the battles and missions of a whole declaration in place of what was declared before. */
function withPlans(world: World, state: State, plans: readonly Plan[]): State | ReturnType<typeof objection> {
  const draft = { ...state, battles: [] as readonly Battle[] };
  for (const plan of plans) {
    const fault = declareFault(world, draft, plan);
    if (fault) return fault;
    declare(world, draft, plan, (event) => evolve(world.board, draft, event));
  }
  return draft;
}

const asPlan = ({ attackers, aircraft, hexes }: Assigned): Plan => ({ attackers: [...attackers, ...aircraft], hexes });

/** Countries that one declaration may draw in, one after the other. */
const MOST_DRAWS = 4;

/** M0.23: who is drawn into the war by these battles must be attacked too (M18.12), unless then not all in contact could fight. */
function plannedFault(world: World, state: State, planned: State): Objection | undefined {
  const fault = declarationFault(world, planned, planned.battles);
  if (!fault || planned.units === state.units) return fault;
  if (legalDeclaration(world, { ...planned, battles: state.battles, missions: state.missions })) return fault;
  return declarationFault(world, planned, planned.battles, contacts(world, state));
}

const endDeclaration: Verb<'endDeclaration'> = {
  check(world, state, { battles }) {
    if (battles && !world.verbs.declaration.includes('declareBattle'))
      return objection('M3.11', msg`battles are declared one at a time, once combat has begun`);
    if (!battles) return declarationFault(world, state, state.battles);
    const planned = withPlans(world, state, battles);
    return isObjection(planned) ? planned : plannedFault(world, state, planned);
  },
  play(world, state, { battles }, emit) {
    if (battles) {
      for (const battle of state.battles) emit({ is: 'undeclared', battle: battle.no });
      for (const plan of battles) declare(world, state, plan, emit);
    }
    advancePhase(world, state, emit);
  },
  *legal(world, state) {
    if (!declarationFault(world, state, state.battles)) yield { do: 'endDeclaration' };
    if (!world.rules.ground.mustAttack(state)) return;
    // M18.12: flights may draw a country in, and its army must be attacked too.
    let drawn = state;
    for (let draws = 0; draws < MOST_DRAWS; draws++) {
      const plans = legalDeclaration(world, drawn);
      if (!plans || plans.length === 0 || plans.some((plan) => plan.attackers.length === 0)) return;
      const command = { do: 'endDeclaration', battles: plans.map(asPlan) } as const;
      const planned = withPlans(world, state, command.battles);
      if (isObjection(planned)) return;
      if (!plannedFault(world, state, planned)) {
        yield command;
        return;
      }
      if (planned.nations === drawn.nations && planned.units === drawn.units) return;
      drawn = { ...planned, battles: state.battles, missions: state.missions };
    }
  },
  sample(world, state, choose) {
    return pick([...endDeclaration.legal(world, state)], choose);
  },
};

/** T7.3.12: in this phase aircraft only. */
const addAircraft: Verb<'addToAV'> = {
  check(world, state, command) {
    const ground = command.units.find((no) => state.units[no] && !isFlier(state, no));
    if (ground === undefined) return addToAV.check(world, state, command);
    return objection(
      world.phases.declaration,
      msg`${theUnit(state, ground)} is no aircraft: ground units are added while moving`,
    );
  },
  play: (world, state, command, emit) => addToAV.play(world, state, command, emit),
  *legal(world, state) {
    for (const av of state.avs) {
      for (const [no, unit] of state.units.entries()) {
        const command = { do: 'addToAV', av: av.no, units: [no] } as const;
        if (unit.side === state.mover && isAircraft(unit) && !addToAV.check(world, state, command)) yield command;
      }
    }
  },
};

const VERBS: Verbs = {
  splitUnit,
  assignMission,
  addToAV: addAircraft,
  declareBattle,
  declareCityAssault,
  undeclare,
  takeBack,
  endDeclaration,
};

/** A plan that needs a strategic strike cannot be written as battles: fly it first. */
function strikeFirst(world: World, state: State): Command | undefined {
  if (!world.rules.ground.mustAttack(state)) return undefined;
  const strike = legalDeclaration(world, state)?.find((plan) => plan.attackers.length === 0);
  return strike && { do: 'assignMission', units: strike.aircraft, mission: 'strategic', hex: strike.hexes[0] as Hex };
}

export const declarationStep = (world: World): BlitzStep<'declaration'> => ({
  rule: world.phases.declaration,
  commands: world.verbs.declaration,
  side: (state) => state.mover,
  asks(state) {
    const open = declarationFault(world, state, state.battles);
    return open
      ? msg`${theSide(state.mover)} declares battles: ${open.because}`
      : msg`${theSide(state.mover)} may end the declaration of battles`;
  },
  *legal(state) {
    for (const name of world.verbs.declaration) {
      yield* (VERBS[name as Command['do']] as Verb<Command['do']>).legal(world, state);
    }
  },
  sample(state, _frame, choose) {
    if (choose(3) === 0) {
      const name = pick(world.verbs.declaration, choose);
      const command = (VERBS[name as Command['do']] as Verb<Command['do']> | undefined)?.sample?.(world, state, choose);
      if (command) return command;
    }
    const end = endDeclaration.sample?.(world, state, choose) ?? strikeFirst(world, state);
    if (end && !verbOf(VERBS, end).check(world, state, end as never)) return end;
    return undoCount(state) > 0 ? { do: 'takeBack', what: 'phase' } : { do: 'resign' };
  },
  check: (state, _frame, command) => verbOf(VERBS, command).check(world, state, command as never),
  play: (state, _frame, command, emit) => verbOf(VERBS, command).play(world, state, command as never, emit),
  settle(state, _frame, emit) {
    // M80.45, B80.9: battles are declared later, and there are no aircraft to send.
    if (world.verbs.declaration.includes('declareBattle')) return false;
    if (hasAircraft(state)) return false;
    advancePhase(world, state, emit);
    return true;
  },
});
