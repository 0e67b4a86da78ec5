import type { Choice, UnitId } from '#table/desk.ts';

/** Maximum number of choices listed per unit; the single selected unit lists more. */
const FEW = 4;

interface ChoiceGroup {
  readonly unit: UnitId | undefined;
  readonly ways: readonly Choice[];
}

/** Legal choices, unit by unit. */
export function choiceGroups(choices: readonly Choice[]): readonly ChoiceGroup[] {
  const found = new Map<UnitId | undefined, Choice[]>();
  for (const choice of choices) {
    const list = found.get(choice.unit);
    if (list) list.push(choice);
    else found.set(choice.unit, [choice]);
  }
  return [...found].map(([unit, ways]) => ({ unit, ways }));
}

/** The one in hand of the units asked about. Others in hand, such as the attackers of a battle that stay, do not count. */
export function askedInHand(groups: readonly ChoiceGroup[], inHand: ReadonlySet<UnitId>): UnitId | undefined {
  const held = groups.flatMap(({ unit }) => (unit !== undefined && inHand.has(unit) ? [unit] : []));
  return held.length === 1 ? held[0] : undefined;
}

export const isListed = ({ unit, ways }: ChoiceGroup, groups: readonly ChoiceGroup[], held?: UnitId): boolean =>
  unit === undefined || unit === held || groups.length === 1 || ways.length <= FEW;
