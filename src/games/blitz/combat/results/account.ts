import { lostIn } from '#games/blitz/combat/rules/event-losses.ts';
import { isArmor } from '#games/blitz/kinds.ts';
import { type BlitzEvent, other, type Side, SIDES, type State, type Unit } from '#games/blitz/types.ts';
import { ROW_NAMES, ROWS, type Row } from '#games/blitz/economy/orders-of-battle/order.ts';
import { HALVES } from '#games/blitz/economy/production/costs.ts';

/** M4.40 to M4.43: what the losses of both sides have cost, in halves of a cent. */

/** M0.options */
export const ACCOUNT_OPTIONS = {
  lossPrice: { rule: 'M4.40', values: ['off', 'cost', 'humane', 'mixed'] },
  lossPriceBurn: { rule: 'M4.43', values: ['no', 'yes'], after: 'lossPrice' },
} as const;

type LossPrice = 'cost' | 'humane' | 'mixed';
type Account = Readonly<Record<Side, number>>;

/** M4.price: cents for a factor; a unit of no row is a guerilla, which costs nothing to build (M4.41). */
const HUMANE: Readonly<Record<Row, number>> = {
  ...{ SAC: 1, MDM: 1, TAC: 1, FTR: 1, MAC: 1, RNG: 3, RR: 5, FLAK: 5, Airbase: 5 },
  ...{ ARM: 10, ART: 10, ABN: 10, MAR: 15, MST: 15, INF2: 15, INF4: 20, LST: 20, TF: 40, SUP: 0 },
};
const GUERILLA = 20;

/** M0.18: infantry of 2 BTA is INF2; air assault counts as armor. */
const rowOf = ({ type, mf }: Unit): Row | undefined =>
  (type === ROWS.INF4.type && mf === ROWS.INF2.mf ? 'INF2' : undefined) ??
  ROW_NAMES.find((row) => (ROWS[row] as { readonly type?: string }).type === type) ??
  (isArmor({ type }) ? 'ARM' : undefined);

/** M4.41, M4.42: halves of a cent for one factor of a unit. */
function priceOf(price: LossPrice, unit: Unit): number {
  const row = rowOf(unit);
  const cost = row === undefined ? 0 : (HALVES[row] ?? 0);
  const humane = 2 * (row === undefined ? GUERILLA : HUMANE[row]);
  return (price === 'humane' ? 0 : cost) + (price === 'cost' ? 0 : humane);
}

/** M4.40: nobody is charged for what he destroys himself (M12.4). */
const VOLUNTARY = 'M12.4';
/** M4.13: a train that was taken and not held has been charged to its old owner. */
const TAKEN_BEFORE = 'M4.13';

const isUncharged = (event: BlitzEvent, unit: Unit, { mover }: State): boolean =>
  event.is === 'eliminated' && (event.rule === VOLUNTARY || (event.rule === TAKEN_BEFORE && unit.side === mover));

/** Cost of an event for each side: units lost in part or as a whole, and captures (M90.22). */
export function chargesOf(price: LossPrice, before: readonly Unit[], state: State, event: BlitzEvent): BlitzEvent[] {
  const halves = { blue: 0, red: 0 };
  const charge = (unit: Unit, factors: number) => {
    halves[unit.side] += factors * priceOf(price, unit);
  };
  for (const { unit, factors } of lostIn(before, state.units, event))
    if (!isUncharged(event, unit, state)) charge(unit, factors);
  if (event.is === 'trainsTaken') for (const no of event.units) charge(before[no] as Unit, 1);
  return SIDES.flatMap((side): BlitzEvent[] =>
    halves[side] > 0 ? [{ is: 'charged', side, halves: halves[side] }] : [],
  );
}

const NOTHING: Account = { blue: 0, red: 0 };
export const accountOf = ({ account }: Pick<State, 'account'>): Account => account ?? NOTHING;

/** M4.43: who owes what to the other; nobody where both lost as much. */
export function debtOf({ blue, red }: Account): { readonly debtor?: Side; readonly halves: number } {
  const creditor: Side = blue < red ? 'blue' : 'red';
  return blue === red ? { halves: 0 } : { debtor: other(creditor), halves: Math.abs(blue - red) };
}
