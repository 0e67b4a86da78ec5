import { defenceOf } from '#games/blitz/combat/rules/odds.ts';
import { other, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isGround, STACK_LIMIT } from '#games/blitz/kinds.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { enemyHexes, type Survey } from './survey.ts';

/** Plan in the making: destinations so far. */
export interface Draft {
  readonly survey: Survey;
  readonly at: Map<UnitNo, Hex>;
  /** Size of the units that are to end in a hex. */
  readonly load: Uint16Array;
  /** Number of planned stacks that have a hex in their zone of control, or stand in it. */
  readonly zoc: Uint8Array;
  readonly attacked: Set<Hex>;
  /** Units of operations, whatever their hexes. */
  readonly claimed: Set<UnitNo>;
  /** Free units that can come to a hex next to an enemy. */
  readonly reachers: ReadonlyMap<Hex, readonly UnitNo[]>;
  readonly touches: ReadonlyMap<Hex, readonly Hex[]>;
  /** By hex and the directions attacked from. */
  readonly defences: Map<number, number>;
  /** Aircraft that can join attacks (T23.1). */
  readonly support?: Support | undefined;
}

/** Aircraft still free for attacks on land. */
export interface Support {
  /** Opportunity cost of a factor, where it differs from the usual one. */
  readonly price?: number;
  /** Lowest odds to one at which they join an attack. */
  readonly least?: number;
  /** Factors of them that reach a hex. */
  factors(target: Hex): number;
  /** At least so many factors of them are kept for the hex: who they are. */
  claim(target: Hex, factors: number): readonly UnitNo[];
  release(units: readonly UnitNo[]): void;
}

export function emptyDraft(survey: Survey, support?: Support): Draft {
  const { world, units, ways } = survey;
  const { neighbours, size } = world.board.grid;
  const touches = new Map<Hex, Hex[]>();
  for (const enemy of enemyHexes(survey)) {
    for (let edge = enemy * 6; edge < enemy * 6 + 6; edge++) {
      const beside = neighbours[edge] as Hex;
      if (beside === NOWHERE) continue;
      const known = touches.get(beside);
      if (known) known.push(enemy);
      else touches.set(beside, [enemy]);
    }
  }
  const reachers = new Map<Hex, UnitNo[]>();
  for (const no of units) {
    for (const hex of ways.get(no) ?? []) {
      if (!touches.has(hex)) continue;
      const known = reachers.get(hex);
      if (known) known.push(no);
      else reachers.set(hex, [no]);
    }
  }
  const draft: Draft = {
    survey,
    at: new Map(),
    load: new Uint16Array(size),
    zoc: new Uint8Array(size),
    attacked: new Set(),
    claimed: new Set(),
    reachers,
    touches,
    defences: new Map(),
    support,
  };
  // Units that stay in every plan close hexes to the enemy from the beginning.
  for (const no of survey.posted) mark(draft, (survey.state.units[no] as Unit).at, 1);
  // In the middle of a phase: units that have moved and can go no further take up room in their hex (B8.1).
  for (const no of units) {
    const unit = survey.state.units[no] as Unit;
    const rests = unit.moved && !touches.has(unit.at) && (ways.get(no) ?? []).every((hex) => hex === unit.at);
    if (rests) commit(draft, no, unit.at);
  }
  // T7.3.7: units committed to an automatic victory stay in their hex.
  for (const no of survey.state.avs.flatMap(({ participants }) => participants)) {
    if (survey.state.units[no]?.place === 'map' && isGround(survey.state.units[no] as Unit)) {
      if (!draft.at.has(no)) commit(draft, no, (survey.state.units[no] as Unit).at);
      draft.claimed.add(no);
    }
  }
  return draft;
}

export const unitOf = ({ survey }: Draft, no: UnitNo): Unit => survey.state.units[no] as Unit;

export const roomAt = ({ load }: Draft, hex: Hex): number => STACK_LIMIT - (load[hex] as number);

export const isFree = ({ at, claimed }: Draft, no: UnitNo): boolean => !at.has(no) && !claimed.has(no);

function mark({ survey, zoc }: Draft, hex: Hex, by: 1 | -1): void {
  const { neighbours } = survey.world.board.grid;
  zoc[hex] = (zoc[hex] as number) + by;
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = neighbours[edge] as Hex;
    if (beside !== NOWHERE) zoc[beside] = (zoc[beside] as number) + by;
  }
}

export function commit(draft: Draft, no: UnitNo, hex: Hex): void {
  if ((draft.load[hex] as number) === 0) mark(draft, hex, 1);
  draft.load[hex] = (draft.load[hex] as number) + sizeOf(unitOf(draft, no));
  draft.at.set(no, hex);
}

export function release(draft: Draft, no: UnitNo): void {
  const hex = draft.at.get(no);
  if (hex === undefined) return;
  draft.at.delete(no);
  draft.load[hex] = (draft.load[hex] as number) - sizeOf(unitOf(draft, no));
  if ((draft.load[hex] as number) === 0) mark(draft, hex, -1);
}

/** Defence of an enemy hex against attackers in these hexes, remembered. */
export function defence({ survey, defences }: Draft, hex: Hex, from: readonly Hex[]): number {
  const { neighbours } = survey.world.board.grid;
  let key = hex * 64;
  for (let direction = 0; direction < 6; direction++) {
    if (from.includes(neighbours[hex * 6 + direction] as Hex)) key |= 1 << direction;
  }
  let known = defences.get(key);
  if (known === undefined) {
    known = defenceOf(survey.world, survey.state, other(survey.side), hex, from).total;
    defences.set(key, known);
  }
  return known;
}
