import type { Choose } from '#core/dice/dice.ts';
import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { fight } from '#games/blitz/combat/rules/fight.ts';
import { planFault } from '#games/blitz/combat/rules/declaration.ts';
import { declare, declareFault, drawnIn, withTables } from '#games/blitz/combat/frames/declaration.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { bars, fieldOf, hexesOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isAircraft } from '#games/blitz/kinds.ts';
import { noteSurrounded } from '#games/blitz/course/phases/automatic.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import type { Battle, Command, FrameAt, Plan, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { other } from '#games/blitz/types.ts';
import { theUnit } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';

/** M80.25, M3.11: a battle is declared and fought, then the next, as many as the mover likes. */

type Battles = FrameAt<'battles'>;

/** The mover's units beside a hex that have not attacked yet. */
const besiders = (world: World, state: State, { attackers }: Battles, hex: Hex): UnitNo[] => {
  const field = fieldOf(world, state);
  return neighboursOf(world.board.grid, hex)
    .flatMap((beside) => stackAt(field, state.mover, beside))
    .filter((no) => !attackers.includes(no));
};

/** The enemy hexes that can still be attacked, and by whom. */
function* targets(
  world: World,
  state: State,
  frame: Battles,
): Generator<{ readonly hex: Hex; readonly units: UnitNo[] }> {
  const field = fieldOf(world, state);
  const enemy = other(state.mover);
  const { outposts, freeKills } = world.rules;
  const near = new Set(hexesOf(field, state.mover).flatMap((hex) => neighboursOf(world.board.grid, hex)));
  for (const hex of near) {
    if (frame.hexes.includes(hex)) continue;
    const there =
      bars(field, enemy, hex) ||
      outposts({ state, side: enemy, hex }).length > 0 ||
      freeKills({ world, state, side: enemy, hex }).length > 0;
    if (!there) continue;
    const units = besiders(world, state, frame, hex);
    if (units.length > 0) yield { hex, units };
  }
}

/** Battles to choose from: all who can against a hex, and each alone; others are composed by the player. */
function* plans(world: World, state: State, frame: Battles): Generator<Plan> {
  for (const { hex, units } of targets(world, state, frame)) {
    const sets = units.length > 1 ? [units, ...units.map((no) => [no])] : [units];
    for (const attackers of sets)
      if (!planFault(world, drawnIn(world, state, [hex]), { attackers, hexes: [hex] }))
        yield* withTables(world, drawnIn(world, state, [hex]), { attackers, hexes: [hex] });
  }
}

/** T22.3: all who can against an uncaptured city hex. */
function* assaults(world: World, state: State, frame: Battles): Generator<Plan> {
  if (world.minors.length === 0) return;
  for (const hex of world.board.cityHexes) {
    if (frame.hexes.includes(hex) || !isUncaptured(world, state, hex)) continue;
    const able = besiders(world, state, frame, hex).filter((no) => (state.units[no] as Unit).af > 0);
    const plan: Plan = { kind: 'assault', attackers: able, hexes: [hex] };
    if (able.length > 0 && !battleFault(world, state, frame, plan)) yield plan;
  }
}

/** M3.9: a unit attacks once, a hex is attacked once. */
function battleFault(world: World, state: State, frame: Battles, plan: Plan): Objection | undefined {
  const flies = plan.attackers.find((no) => state.units[no] && isAircraft(state.units[no] as Unit));
  if (flies !== undefined)
    return objection('M80.45', msg`${theUnit(state, flies)} is an aircraft: missions are flown before the battles`);
  const again = plan.attackers.find((no) => frame.attackers.includes(no));
  if (again !== undefined)
    return objection('M3.9', msg`${theUnit(state, again)} has attacked in this player turn already`);
  const twice = plan.hexes.find((hex) => frame.hexes.includes(hex));
  if (twice !== undefined)
    return objection('M3.9', msg`${theHex(world.board.grid, twice)} has been attacked in this player turn already`);
  return declareFault(world, state, plan);
}

const planOf = (command: Command): Plan | undefined => {
  if (command.do === 'declareBattle') {
    const { do: _verb, ...plan } = command;
    return plan;
  }
  return command.do === 'declareCityAssault'
    ? { kind: 'assault', attackers: command.attackers, hexes: [command.hex] }
    : undefined;
};

const commandOf = ({ kind, attackers, hexes, table }: Plan): Command =>
  kind === 'assault'
    ? { do: 'declareCityAssault', attackers, hex: hexes[0] as Hex }
    : { do: 'declareBattle', attackers, hexes, ...(table ? { table } : {}) };

function sampled(world: World, state: State, frame: Battles, choose: Choose): Command {
  const some = choose(3) > 0 ? [...plans(world, state, frame), ...assaults(world, state, frame)] : [];
  const plan = pick(some, choose);
  return plan ? commandOf(plan) : { do: 'endCombat' };
}

export const battlesStep = (world: World): BlitzStep<'battles'> => ({
  rule: 'M80.25',
  commands:
    world.minors.length > 0 ? ['declareBattle', 'declareCityAssault', 'endCombat'] : ['declareBattle', 'endCombat'],
  side: (state) => state.mover,
  asks: (state) => msg`${theSide(state.mover)} attacks as he likes, one battle after another; endCombat goes on`,
  *legal(state, frame) {
    for (const plan of plans(world, state, frame)) yield commandOf(plan);
    for (const plan of assaults(world, state, frame)) yield commandOf(plan);
    yield { do: 'endCombat' };
  },
  sample: (state, frame, choose) => sampled(world, state, frame, choose),
  check(state, frame, command) {
    if (command.do === 'endCombat') return undefined;
    const plan = planOf(command);
    return plan ? battleFault(world, state, frame, plan) : unexpected(command);
  },
  play(state, frame, command, emit) {
    if (command.do === 'endCombat') return advancePhase(world, state, emit);
    const plan = planOf(command);
    if (!plan) return unexpected(command);
    declare(world, state, plan, emit);
    noteSurrounded(world, state, emit);
    const attackers = [...frame.attackers, ...plan.attackers];
    emit({ is: 'turnTo', frame: { at: 'battles', attackers, hexes: [...frame.hexes, ...plan.hexes] } });
  },
  settle(state, frame, emit, dice) {
    const [battle] = state.battles as readonly (Battle | undefined)[];
    if (battle) fight(world, state, battle, emit, dice);
    // B80.9: whoever has nobody left to attack has nothing to decide.
    else if (targets(world, state, frame).next().done === true && assaults(world, state, frame).next().done === true)
      advancePhase(world, state, emit);
    else return false;
    return true;
  },
});
