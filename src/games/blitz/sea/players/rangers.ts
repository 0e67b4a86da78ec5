import { type Zone, ZONES } from '#games/blitz/board.ts';
import { isolatedUnits } from '#games/blitz/supply/rules/routes.ts';
import { zonesBeside } from '#games/blitz/sea/rules/sea.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, type Side, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isFree, unitOf } from '#games/blitz/players/plan/draft.ts';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import type { Context, Generator, Operation, Order } from '#games/blitz/players/plan/operation.ts';
import { citiesRound } from '#games/blitz/players/plan/survey.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';
import { openPorts, sailors, step } from './sea.ts';
import { coastOf, sailingTo, zonesOf } from './sites.ts';
import { place, plainly, type ReasonedCommands } from '#games/blitz/players/ops/reasons.ts';
import { code, msg, these } from '#core/message.ts';
import { theUnit } from '#games/blitz/words.ts';
import { inHead } from '#core/game.ts';
import { mayRaid } from '#games/blitz/kinds.ts';

/**
 * T20: a Ranger takes an uncovered port from the hex it lands on, stays there so that it can go back (T20.6), and is
 * gone before the enemy comes.
 */

/** A coastal hex and the cities that fall to a Ranger landing on it. */
interface Raid {
  readonly hex: Hex;
  readonly zones: readonly Zone[];
  readonly cities: readonly Hex[];
  /** Enemy attack factors that can come there. */
  readonly threat: number;
}

export function raidsOf(world: World, state: State, side: Side, threat: Float64Array): Raid[] {
  const { board } = world;
  const { free, prizes } = coastOf(world, state, side);
  const open = new Set(prizes);
  const hexes = new Set(prizes.flatMap((city) => [city, ...neighboursOf(board.grid, city)]));
  return [...hexes].flatMap((hex): Raid[] => {
    if (board.coastal[hex] !== 1 || !free(hex)) return [];
    const cities = citiesRound(world, hex).filter((city) => open.has(city));
    return [{ hex, zones: zonesOf(world, [hex]), cities, threat: threat[hex] ?? 0 }];
  });
}

const rangersAtSea = (state: State, side: Side): UnitNo[] =>
  sailors(state, side).filter((no) => mayRaid(state.units[no] as Unit));

/** Gain of a raid in city hexes: less where the enemy is near to take them back. */
const spoils = ({ cities, threat }: Raid): number => cities.length * (threat > 0 ? 0.6 : 1);

/** The raids of this player turn: one site (T6.2.0a), so one landing. */
export const raids: Generator = (context) => {
  const { game, state, side, survey, draft, style } = context;
  const { world } = game;
  if (!world.verbs.movement.includes('withdrawRanger') || world.rules.seaStep({ state, step: 'invade' })) return [];
  const crews = rangersAtSea(state, side).filter((no) => isFree(draft, no));
  if (crews.length === 0 || state.invasion.hexes.length > 0) return [];
  const open = raidsOf(world, state, side, survey.threat).sort((a, b) => spoils(b) - spoils(a) || a.hex - b.hex);
  for (const raid of open) {
    for (const no of crews) {
      const commands = landing(game, state, side, no, raid.hex);
      if (commands) return [asOperation(context, no, raid, commands, style.city * spoils(raid))];
    }
  }
  return [];
};

function landing(game: Blitz, state: State, side: Side, unit: UnitNo, to: Hex): Command[] | undefined {
  const { board } = game.world;
  for (const hex of neighboursOf(board.grid, to)) {
    if (board.surface[hex] !== 'sea') continue;
    const stage: Command = { do: 'stageInvasion', unit, hex, aim: to };
    if (game.check(state, side, stage)) continue;
    const then = inHead(game, state, stage);
    const land: Command = { do: 'landOnBeach', unit, to };
    if (!game.check(then, side, land)) return [stage, land];
  }
  return undefined;
}

function asOperation(
  { survey, state }: Context,
  no: UnitNo,
  raid: Raid,
  commands: Command[],
  value: number,
): Operation {
  const { hex, cities, threat } = raid;
  return {
    goal: 'raid',
    target: cities[0] ?? hex,
    units: [{ unit: no, role: 'main' }],
    orders: commands.map((command) => ({ command })),
    stands: new Map([[no, hex]]),
    attacks: [],
    value,
    explain: () => {
      const names = these(cities.map((city) => place(survey.world, city)));
      const said = msg`${theUnit(state, no)} lands at ${place(survey.world, hex)} and takes ${names}, which no enemy covers; ${threat} enemy {factor is|factors are} near, and it can go back to sea from there.`;
      const arrow = { unit: no, from: hex, to: hex, role: 'main' } as const;
      return plainly('raid', hex, { said, units: [no], numbers: { threat } }, [arrow], {
        gain: value,
        risk: threat > 0 ? 1 : 0,
      });
    },
  };
}

/** Back to sea, and nearer to the next prize, before anything else is moved. */
export function rangerMoves(game: Blitz, state: State, side: Side, threat: Float64Array): ReasonedCommands {
  const { world } = game;
  if (!world.verbs.movement.includes('withdrawRanger')) return { commands: [], why: [] };
  const open = raidsOf(world, state, side, threat);
  const commands: Command[] = [];
  const why: Explanation[] = [];
  const cut = new Set(world.rules.supply.routes === 'beaches' ? isolatedUnits(world, state, side) : []);
  for (const [no, unit] of state.units.entries()) {
    if (unit.side !== side || !mayRaid(unit) || unit.place !== 'map' || unit.landedOn === undefined) continue;
    const pressed = threat[unit.at] ?? 0;
    const [zone] = zonesBeside(world, unit.at).sort((a, b) => nearest(open, a) - nearest(open, b));
    if (zone === undefined || game.check(state, side, { do: 'withdrawRanger', unit: no, zone })) continue;
    const next = nearest(open, zone);
    // A Ranger that holds something without pressure stays, unless there is more to gain elsewhere.
    const leaves = pressed > 0 || cut.has(no) || (next < 2 && turnsLeft(world, state) > 1 + next);
    if (!leaves) continue;
    commands.push({ do: 'withdrawRanger', unit: no, zone });
    why.push(tellBack(world, state, no, zone, pressed, open.length));
  }
  for (const no of rangersAtSea(state, side)) {
    const { zone } = state.units[no] as Unit;
    const far = zone === undefined ? 0 : nearest(open, zone);
    if (zone === undefined || far === 0 || far === NEVER) continue;
    const goal = goalFrom(open, zone);
    if (goal !== undefined) commands.push({ do: 'sail', unit: no, zone: step(zone, goal) });
  }
  return { commands, why };
}

const NEVER = 9;
const nearest = (open: readonly Raid[], zone: Zone): number =>
  open.reduce((least, raid) => Math.min(least, sailingTo(zone, raid)), NEVER);

/** The zone of the raid that takes the fewest player turns of sailing. */
function goalFrom(open: readonly Raid[], from: Zone): Zone | undefined {
  const far = (zone: Zone): number => Math.abs(ZONES.indexOf(zone) - ZONES.indexOf(from));
  return open.flatMap(({ zones }) => zones).sort((a, b) => far(a) - far(b))[0];
}

function tellBack(world: World, state: State, no: UnitNo, zone: Zone, threat: number, raids: number): Explanation {
  const unit = state.units[no] as Unit;
  const said = msg`${unit} goes back to sea from ${place(world, unit.at)} into zone ${code(zone)}: ${threat} enemy {factor is|factors are} near, ${raids} coastal {hex lies|hexes lie} open to it.`;
  return plainly('rangersBack', unit.at, { said, units: [no], numbers: { threat, raids } }, [], {
    gain: sizeOf(unit),
    risk: 0,
  });
}

/** Player turns a game must have left for a Ranger that goes to sea. */
const TIME = 3;
/** Present value of a future raid, in city hexes. */
const TO_COME = 0.6;
const DELAY = 0.75;

/** T6.1.2: Rangers without an enemy to fight go to sea where ports lie open. */
export const rangersToSea: Generator = ({ game, state, side, survey, draft, style }) => {
  const { world } = game;
  if (!world.verbs.movement.includes('withdrawRanger') || turnsLeft(world, state) < TIME) return [];
  if (world.rules.seaStep({ state, step: 'embark' })) return [];
  const free = survey.units.filter((no) => mayRaid(unitOf(draft, no)) && isFree(draft, no));
  const open = free.length > 0 ? raidsOf(world, state, side, survey.threat) : [];
  if (open.length === 0) return [];
  const ports = openPorts(game, state, side).flatMap(({ hex, zones }) => zones.map((zone) => ({ hex, zone })));
  return free.flatMap((no): Operation[] => {
    const unit = unitOf(draft, no);
    if (unit.landedOn === unit.at) return [];
    const reach = survey.reach.get(no);
    const [port] = ports
      .filter(({ hex, zone }) => reach?.has(hex) === true && nearest(open, zone) < NEVER)
      .sort((a, b) => nearest(open, a.zone) - nearest(open, b.zone) || a.hex - b.hex);
    if (!port) return [];
    const { hex, zone } = port;
    const wait = 1 + nearest(open, zone);
    const value = style.city * TO_COME * DELAY ** wait;
    const embark: Order = { command: { do: 'embark', unit: no, zone } };
    return [
      {
        goal: 'rangersToSea',
        target: hex,
        units: [{ unit: no, role: 'reserve' }],
        orders: hex === unit.at ? [embark] : [{ unit: no, to: hex }, embark],
        stands: new Map(),
        attacks: [],
        value,
        explain: () => {
          const said = msg`${unit} goes to sea at ${place(world, hex)}: ${open.length} coastal {hex|hexes} next to cities {lies|lie} open to a raid, the nearest in ${wait} player {turn|turns}.`;
          const plain = { said, units: [no], numbers: { raids: open.length, wait } };
          const arrow = { unit: no, from: unit.at, to: hex, role: 'reserve' } as const;
          return plainly('rangersToSea', hex, plain, [arrow], { gain: value, risk: 0 });
        },
      },
    ];
  });
};
