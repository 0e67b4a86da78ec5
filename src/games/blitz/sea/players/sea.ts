import { countryRole, type Zone, ZONES } from '#games/blitz/board.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { portFault, portZones } from '#games/blitz/sea/rules/sea.ts';
import { type Command, other, type Side, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isGround, mayInvade, mayRaid } from '#games/blitz/kinds.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import { type Site, sailingTo, sitesOf } from './sites.ts';
import { NOTHING, place, plainly, type ReasonedCommands } from '#games/blitz/players/ops/reasons.ts';
import { theUnits } from '#games/blitz/words.ts';
import { msg } from '#core/message.ts';
import { inHead } from '#core/game.ts';
import { attackFactors } from '#games/blitz/combat/rules/odds.ts';

/** T6.1, T6.2: what the units At Sea do, before anything is moved on land. */

export const sailors = (state: State, side: Side): UnitNo[] =>
  state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'sea' && !unit.stopped && isGround(unit) ? [no] : [],
  );

/** Value of a landing with so many factors: its gains less the losses to the enemy's answer. */
export function landingWorth({ worth, threat, near }: Site, factors: number): number {
  const pressed = Math.min(factors, Math.max(0.6 * threat - factors, 0) / 2);
  return Math.min(worth, 6 * near.length + 0.15 * factors * (worth - 6 * near.length)) - 0.5 * pressed;
}

/** A landing must promise so much. */
const LEAST = 4;

/** A state that commands are tried on, and those that passed. */
interface Trial {
  state: State;
  readonly commands: Command[];
}

function give(game: Blitz, trial: Trial, side: Side, command: Command): boolean {
  if (game.check(trial.state, side, command)) return false;
  trial.state = inHead(game, trial.state, command);
  trial.commands.push(command);
  return true;
}

/** T6.2.3a, T6.2.3b: onto a sea hex and from there ashore. */
function landAt(game: Blitz, trial: Trial, side: Side, unit: UnitNo, to: Hex): boolean {
  const { world } = game;
  const before = { state: trial.state, count: trial.commands.length };
  for (const hex of neighboursOf(world.board.grid, to)) {
    if (world.board.surface[hex] !== 'sea') continue;
    if (!give(game, trial, side, { do: 'stageInvasion', unit, hex, aim: to })) continue;
    if (give(game, trial, side, { do: 'landOnBeach', unit, to })) return true;
    trial.state = before.state;
    trial.commands.length = before.count;
  }
  return false;
}

const BEACH_STACK = 12;

function invade(game: Blitz, trial: Trial, side: Side, site: Site, units: readonly UnitNo[]): void {
  const load = new Map<Hex, number>();
  const order = [...units].sort((a, b) => {
    const [one, two] = [trial.state.units[a] as Unit, trial.state.units[b] as Unit];
    return two.af - one.af || a - b;
  });
  for (const no of order) {
    const size = sizeOf(trial.state.units[no] as Unit);
    // The hexes nearest to the prizes first.
    const hexes = [...site.hexes].sort((a, b) => farFrom(game, site, a) - farFrom(game, site, b));
    const to = hexes.find((hex) => (load.get(hex) ?? 0) + size <= BEACH_STACK && landAt(game, trial, side, no, hex));
    if (to !== undefined) load.set(to, (load.get(to) ?? 0) + size);
  }
}

const farFrom = ({ world }: Blitz, { near, next }: Site, hex: Hex): number =>
  Math.min(99, ...[...near, ...next].map((city) => distance(world.board.grid, hex, city)));

/** T6.1.4: landings at a port in the enemy's country, or near enemy cities. */
function landAtPorts(game: Blitz, trial: Trial, side: Side, raids: boolean): void {
  const { world } = game;
  const enemy = other(side);
  const ports = world.board.cityHexes.filter(
    (hex) => countryRole(world.board, hex) === enemy && !portFault(world, trial.state, side, hex),
  );
  for (const no of sailors(trial.state, side)) {
    if (raids && mayRaid(trial.state.units[no] as Unit)) continue;
    ports.some((hex) => give(game, trial, side, { do: 'landAtPort', unit: no, hex }));
  }
}

/** O24.7: obligatory landings. */
function landIfMust(game: Blitz, trial: Trial, side: Side): void {
  for (const no of sailors(trial.state, side)) {
    if (
      !game.world.rules.mustLand({
        world: game.world,
        state: trial.state,
        units: [trial.state.units[no] as Unit],
      })
    )
      continue;
    game.world.board.cityHexes.some((hex) => give(game, trial, side, { do: 'landAtPort', unit: no, hex }));
  }
}

/** T6.1.5: one zone nearer. */
export const step = (from: Zone, to: Zone): Zone => {
  const [a, b] = [ZONES.indexOf(from), ZONES.indexOf(to)];
  return ZONES[a + Math.sign(b - a)] ?? from;
};

/** Fleet commands of this player turn. */
export function fleetMoves(
  game: Blitz,
  state: State,
  side: Side,
  threat: Float64Array,
  raids = true,
): ReasonedCommands {
  const trial: Trial = { state, commands: [] };
  if (sailors(state, side).length === 0) return NOTHING;
  landIfMust(game, trial, side);
  landAtPorts(game, trial, side, raids);
  const sites = sitesOf(game.world, trial.state, side, threat);
  const afloat = sailors(trial.state, side).filter((no) => {
    const unit = trial.state.units[no] as Unit;
    // T20: Rangers go where others cannot, and one at a time (rangers.ts).
    return mayInvade(unit) && !(raids && mayRaid(unit));
  });
  const crew = (site: Site, within: number): UnitNo[] =>
    afloat.filter((no) => {
      const { type, zone } = trial.state.units[no] as Unit;
      return zone !== undefined && sailingTo(zone, site) <= within && (!site.rangers || mayRaid({ type }));
    });
  const factors = (units: readonly UnitNo[]) => attackFactors(game.world, trial.state, units);
  const rated = sites
    .flatMap((site) =>
      [0, 1, 2, 3].map((wait) => {
        const units = crew(site, wait);
        const worth = units.length > 0 ? landingWorth(site, factors(units)) * 0.8 ** wait : 0;
        return { site, wait, units, worth };
      }),
    )
    .filter(({ worth }) => worth >= LEAST)
    .sort((a, b) => b.worth - a.worth);
  const [best] = rated;
  if (!best) return { commands: trial.commands, why: [] };
  if (best.wait === 0) {
    invade(game, trial, side, best.site, best.units);
    return { commands: trial.commands, why: tellLanding(game, state, trial, best.site, best.worth) };
  }
  // No landing today: distant units come nearer, the others wait for them.
  for (const no of best.units) {
    const { zone } = trial.state.units[no] as Unit;
    if (zone === undefined || sailingTo(zone, best.site) === 0) continue;
    const [goal] = [...best.site.zones].sort(
      (a, b) => Math.abs(ZONES.indexOf(a) - ZONES.indexOf(zone)) - Math.abs(ZONES.indexOf(b) - ZONES.indexOf(zone)),
    );
    if (goal !== undefined) give(game, trial, side, { do: 'sail', unit: no, zone: step(zone, goal) });
  }
  return { commands: trial.commands, why: [] };
}

function tellLanding({ world }: Blitz, state: State, { commands }: Trial, site: Site, gain: number): Explanation[] {
  const landed = commands.filter((command) => command.do === 'landOnBeach');
  const [first] = landed;
  if (!first) return [];
  const units = landed.map(({ unit }) => unit);
  const factors = attackFactors(world, state, units);
  const [cities, threat] = [site.near.length, site.threat];
  const said = msg`${theUnits(state, units)} {lands|land} at ${place(world, first.to)} with ${factors} {factor|factors}: ${cities} city {hex|hexes} within reach that no enemy covers, ${threat} enemy {factor|factors} near.`;
  const plain = { said, units, numbers: { factors, cities, threat } };
  const arrows = landed.map(({ unit, to }) => ({ unit, from: to, to, role: 'main' as const }));
  return [plainly('landing', first.to, plain, arrows, { gain, risk: 0 })];
}

/** Port hexes a side may use now, with their zones. */
export const openPorts = (game: Blitz, state: State, side: Side): { hex: Hex; zones: readonly Zone[] }[] =>
  game.world.board.cityHexes.flatMap((hex) =>
    portFault(game.world, state, side, hex) ? [] : [{ hex, zones: portZones(game.world, hex) }],
  );
