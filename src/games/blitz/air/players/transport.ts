import { TRANSPORT_LIMIT } from '#games/blitz/air/rules/air.ts';
import { usable } from '#games/blitz/countries/rules/cities.ts';
import { sizeOf, type UnitNo } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import { isFree, roomAt, unitOf } from '#games/blitz/players/plan/draft.ts';
import type { Context, Generator, Operation } from '#games/blitz/players/plan/operation.ts';
import { replyLoss } from '#games/blitz/players/plan/survey.ts';
import { costlyOverhead } from '#games/blitz/players/ops/campaign.ts';
import { isLast, raidable } from '#games/blitz/players/ops/garrison.ts';
import { plainly } from '#games/blitz/players/ops/reasons.ts';
import { msg, theHex } from '#core/message.ts';

/** T6.3: 12 size a player turn go by air from a city in the rear to one near the fighting. */

/** Attraction of the strongest goal from there: halved for each player turn of marching. */
function pull({ survey }: Context, mf: number, hex: Hex): number {
  let most = 0;
  for (const { worth, far } of survey.goals) {
    const here = worth * 2 ** (-(far[hex] ?? 255) / (3 * Math.max(mf, 1)));
    if (here > most) most = here;
  }
  return most;
}

interface Flight {
  readonly no: UnitNo;
  readonly to: Hex;
  readonly value: number;
}

/** A flight must bring a unit nearer by so much. */
const LEAST = 1;

export const airlift: Generator = (context) => {
  const { game, survey, state, side, draft, style } = context;
  const { world } = survey;
  if (!world.verbs.movement.includes('airTransport') || world.rules.flight({ state, kind: 'transport' })) return [];
  const fields = world.board.cityHexes.filter((hex) => usable(world, state, side, hex));
  const raided = raidable(world, state, side);
  const found: Flight[] = [];
  for (const no of survey.units) {
    const unit = unitOf(draft, no);
    if (!isFree(draft, no) || !fields.includes(unit.at) || sizeOf(unit) > TRANSPORT_LIMIT - state.carried) continue;
    const now = pull(context, unit.mf, unit.at);
    for (const to of fields) {
      if (to === unit.at || roomAt(draft, to) < sizeOf(unit)) continue;
      const gain = Math.max(style.march, 0.3) * (pull(context, unit.mf, to) - now) * (sizeOf(unit) / 4);
      const value = gain - style.reply * replyLoss(survey, to, sizeOf(unit));
      if (value > LEAST) found.push({ no, to, value });
    }
  }
  let left = TRANSPORT_LIMIT - state.carried;
  const gone = new Set<UnitNo>();
  const load = new Map<Hex, number>();
  const operations: Operation[] = [];
  for (const flight of found.sort((a, b) => b.value - a.value || a.no - b.no)) {
    const size = sizeOf(unitOf(draft, flight.no));
    if (left <= 0) break;
    if (gone.has(flight.no) || (raided(unitOf(draft, flight.no).at) && isLast(context, flight.no, gone))) continue;
    if (size > left || roomAt(draft, flight.to) - (load.get(flight.to) ?? 0) < size) continue;
    if (game.check(state, side, { do: 'airTransport', unit: flight.no, to: flight.to })) continue;
    if (costlyOverhead(world, state, side, [unitOf(draft, flight.no).at], flight.to)) continue;
    gone.add(flight.no);
    load.set(flight.to, (load.get(flight.to) ?? 0) + size);
    left -= size;
    operations.push(asOperation(context, flight));
  }
  return operations;
};

function asOperation({ survey, draft }: Context, { no, to, value }: Flight): Operation {
  const { grid } = survey.world.board;
  const unit = unitOf(draft, no);
  return {
    goal: 'transport',
    target: to,
    units: [{ unit: no, role: 'reserve' }],
    orders: [{ command: { do: 'airTransport', unit: no, to } }],
    stands: new Map([[no, to]]),
    attacks: [],
    value,
    explain: () => {
      const [size, limit] = [sizeOf(unit), TRANSPORT_LIMIT];
      const said = msg`${unit} is flown from ${theHex(grid, unit.at)} to ${theHex(grid, to)}: ${size} of the ${limit} factors that may be carried.`;
      const arrow = { unit: no, from: unit.at, to, role: 'reserve' } as const;
      return plainly('transport', to, { said, units: [no], numbers: { size, limit } }, [arrow], {
        gain: value,
        risk: 0,
      });
    },
  };
}
