import { SEA_LIMIT } from '#games/blitz/sea/rules/sea.ts';
import { sizeOf, type UnitNo } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import { isFree, unitOf } from '#games/blitz/players/plan/draft.ts';
import type { Generator, Operation, Order } from '#games/blitz/players/plan/operation.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';
import { isLast, raidable } from '#games/blitz/players/ops/garrison.ts';
import { landingWorth, openPorts } from './sea.ts';
import { isGround, mayInvade } from '#games/blitz/kinds.ts';
import { type Site, sailingTo, sitesOf } from './sites.ts';
import { plainly } from '#games/blitz/players/ops/reasons.ts';
import { msg, theHex } from '#core/message.ts';

/** T6.1.2: units with nothing better to do go to sea where a coast lies open. */

/** Player turns a game must have left for a fleet to be of use. */
const TIME = 4;
/** A fleet of this size is enough for a landing; more would be missed on land. */
const FLEET = 24;

export const embarkations: Generator = (context) => {
  const { game, state, side, survey, draft } = context;
  const { world } = game;
  if (!world.verbs.movement.includes('embark') || turnsLeft(world, state) < TIME) return [];
  if (world.rules.seaStep({ state, step: 'embark' })) return [];
  const afloat = state.units.reduce(
    (sum, unit) => (unit.side === side && unit.place === 'sea' && isGround(unit) ? sum + sizeOf(unit) : sum),
    0,
  );
  const room = Math.min(FLEET, SEA_LIMIT) - afloat;
  if (room <= 0) return [];
  const sites = sitesOf(world, state, side, survey.threat).filter((site) => !site.rangers);
  const ports = openPorts(game, state, side).flatMap(({ hex, zones }) => zones.map((zone) => ({ hex, zone })));
  const rated = ports.map((port) => ({ ...port, ...bestFrom(sites, port.zone) })).filter(({ worth }) => worth > 0);
  const found: { no: UnitNo; hex: Hex; command: Order; worth: number; site: Site }[] = [];
  for (const no of survey.units) {
    const unit = unitOf(draft, no);
    if (!isFree(draft, no) || !mayInvade(unit) || (survey.threat[unit.at] ?? 0) > 0) continue;
    const reach = survey.reach.get(no);
    for (const { hex, zone, worth, site } of rated) {
      if (!site || reach?.has(hex) !== true) continue;
      const share = (worth * unit.af) / FLEET;
      const known = found.find((one) => one.no === no);
      if (known && known.worth >= share) continue;
      if (known) found.splice(found.indexOf(known), 1);
      found.push({ no, hex, command: { command: { do: 'embark', unit: no, zone } }, worth: share, site });
    }
  }
  let left = room;
  const raided = raidable(world, state, side);
  const gone = new Set<UnitNo>();
  const operations: Operation[] = [];
  for (const { no, hex, command, worth, site } of found.sort((a, b) => b.worth - a.worth || a.no - b.no)) {
    const unit = unitOf(draft, no);
    if (sizeOf(unit) > left) continue;
    if (world.board.city[unit.at] !== -1 && raided(unit.at) && isLast(context, no, gone)) continue;
    gone.add(no);
    left -= sizeOf(unit);
    const target = (site.near[0] ?? site.next[0] ?? hex) as Hex;
    operations.push({
      goal: 'embark',
      target,
      units: [{ unit: no, role: 'reserve' }],
      orders: hex === unit.at ? [command] : [{ unit: no, to: hex }, command],
      stands: new Map(),
      attacks: [],
      value: worth,
      explain: () => {
        const [near, threat] = [site.near.length, site.threat];
        const [port, coast] = [theHex(world.board.grid, hex), theHex(world.board.grid, target)];
        const said = msg`${unit} goes to sea at ${port}: the coast near ${coast} lies open, ${near} city {hex|hexes} within a landing, ${threat} enemy {factor|factors} near.`;
        const arrow = { unit: no, from: unit.at, to: hex, role: 'reserve' } as const;
        return plainly('embark', target, { said, units: [no], numbers: { near, threat } }, [arrow], {
          gain: worth,
          risk: 0,
        });
      },
    });
  }
  return operations;
};

/** Best landing site for a fleet that puts to sea there, discounted by player turns of sailing. */
function bestFrom(sites: readonly Site[], zone: Parameters<typeof sailingTo>[0]): { worth: number; site?: Site } {
  let best: { worth: number; site?: Site } = { worth: 0 };
  for (const site of sites) {
    const worth = landingWorth(site, FLEET) * 0.75 ** (1 + sailingTo(zone, site));
    if (worth > best.worth) best = { worth, site };
  }
  return best;
}
