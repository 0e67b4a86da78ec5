import { isLandingShip, isTransport, kindOf, type UnitType } from '#games/blitz/kinds.ts';
import { buildFault, type Wish } from '#games/blitz/economy/production/construction.ts';
import { plans } from '#games/blitz/economy/production/production-plan.ts';
import { openWishes } from '#games/blitz/economy/production/steps.ts';
import { ROWS } from '#games/blitz/economy/orders-of-battle/order.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, FrameAt, PlannedBuild, State } from '#games/blitz/types.ts';
import { wayFrom } from '#games/blitz/players/plan/survey.ts';
import type { World } from '#games/blitz/world.ts';
import { shipsOf } from '#games/blitz/sea/ships/ships.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';
import { beachSites } from '#games/blitz/sea/players/fleets/sites.ts';
import { newRaidBase } from '#games/blitz/air/players/wings/jumpers.ts';
import { newBase, newBomberBase, wantedFlak } from '#games/blitz/air/players/wings/sites.ts';
import { cycleTells } from '#games/blitz/air/players/wings/strikes.ts';

/** Movement factor of infantry; slower units arrive later in proportion. */
const USUAL_PACE = 4;

/** Cheap factors that never come to the front are none. */
function worth({ row, factors }: PlannedBuild): number {
  const { type, mf = 0 }: { readonly type?: UnitType; readonly sizes: readonly number[]; readonly mf?: number } =
    ROWS[row];
  return type && kindOf(type).class === 'land' ? (kindOf(type).worth * factors * mf) / USUAL_PACE : 0;
}

/** M9.20: the plan that is worth most. */
export function choosePlan(world: World, state: State, { side, turns: [turn = 0] = [] }: FrameAt<'plans'>): Command {
  let best: readonly PlannedBuild[] = [];
  const sum = (builds: readonly PlannedBuild[]) => builds.reduce((total, one) => total + worth(one), 0);
  for (const builds of plans(world, state, side)) if (sum(builds) > sum(best)) best = builds;
  return { do: 'writePlan', turn, builds: best };
}

/** M9.8: a base nearer to the enemy, or flak where there is none; one order of a cycle. */
function airWish(world: World, state: State, frame: FrameAt<'production'>, open: readonly Wish[]): Wish | undefined {
  if (world.rules.air.from === 'cities') return undefined;
  const { side } = frame;
  const base = open.find(({ row }) => row === 'Airbase');
  const site =
    base &&
    (newRaidBase(world, state, side) ??
      (cycleTells(world, state, state.turn + 2) ? newBomberBase(world, state, side) : undefined) ??
      newBase(world, state, side));
  if (base && site !== undefined) return { ...base, to: site };
  const flak = wantedFlak(state, side);
  return open.find(({ row, factors }) => row === 'FLAK' && factors <= flak);
}

/** Transports a landing ship serves; what must lie open behind a beach; turns it takes to use it. */
const TRANSPORTS = 2;
const WORTH_A_SHIP = 9;
const TO_LAND = 5;

/** M9.6: one landing ship where transports have none and a coast lies open. */
function seaWish(world: World, state: State, { side }: FrameAt<'production'>, open: readonly Wish[]): Wish | undefined {
  const wish = open.find(({ row, factors }) => row === 'LST' && factors === 1);
  if (!wish || turnsLeft(world, state) < TO_LAND) return undefined;
  if (shipsOf(state, side, isTransport).length < TRANSPORTS || shipsOf(state, side, isLandingShip).length > 0)
    return undefined;
  const sites = [...beachSites(world, state, side).values()];
  return sites.some(({ worth: gain }) => gain >= WORTH_A_SHIP) ? wish : undefined;
}

/** M9: what is worth most for its points, as much of it as they allow; `arms` that are built for besides the army. */
export function chooseProduction(
  world: World,
  state: State,
  frame: FrameAt<'production'>,
  arms: { readonly air?: boolean; readonly sea?: boolean } = {},
): Command {
  let best: Wish | undefined;
  const open = [...openWishes(world, state, frame)];
  const special =
    (arms.sea ? seaWish(world, state, frame, open) : undefined) ??
    (arms.air && frame.spent.length === 0 ? airWish(world, state, frame, open) : undefined);
  if (special && !buildFault(world, state, frame.side, frame.spent, special)) return { do: 'produce', ...special };
  for (const wish of open) if (worth(wish) > (best ? worth(best) : 0)) best = wish;
  return best ? { do: 'produce', ...best } : { do: 'endProduction' };
}

/** M17.e.4: armor first, as much as may come, where the enemy is near. */
export function chooseReplacement(game: Blitz, state: State): Command {
  const { world } = game;
  let best: Command = { do: 'endReplacements' };
  let most = 0;
  for (const command of game.legal(state)) {
    if (command.do !== 'placeReplacement') continue;
    const far = wayFrom(world, command.hex);
    const side = game.decides(state);
    const enemies = state.units.filter((unit) => unit.side !== side && unit.place === 'map');
    const nearest = Math.min(254, ...enemies.map(({ at }) => far[at] ?? 254));
    const worth = kindOf(command.type).worth * command.size * 1000 + 255 - nearest;
    if (worth > most) [best, most] = [command, worth];
  }
  return best;
}
