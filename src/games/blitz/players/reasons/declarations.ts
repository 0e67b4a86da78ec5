import { chancesOf } from '#games/blitz/combat/desk/chances.ts';
import { fieldOf, holds } from '#games/blitz/ground/rules/field.ts';
import { supportOf } from '#games/blitz/air/rules/missions.ts';
import { attackFactors, strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { other, type Plan, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isAircraft } from '#games/blitz/kinds.ts';
import { outlookFor } from '../plan/battles.ts';
import type { Arrow, Explanation, Role, Sentence } from './explanation.ts';
import { tellRaid } from '#games/blitz/air/players/airfields.ts';
import { tellAssault } from '#games/blitz/countries/players/assault.ts';
import { captureWorth } from '#games/blitz/countries/players/capture.ts';

/**
 * Battles as declared. They may differ from the plan: other shares of the units, other aircraft, a battle reconsidered.
 * Once declared, they are told as they are.
 */
export interface Declared {
  readonly game: Blitz;
  /** At the end of the declaration, with all missions. */
  readonly state: State;
  readonly battles: readonly Plan[];
}

/** Reasons that speak of a battle. */
const FOUGHT: ReadonlySet<string> = new Set(['attack', 'ring', 'assault', 'airfield', 'relief', 'help', 'beach']);

/** Units of a battle, on the ground and in the air. */
function crewOf(state: State, { kind, attackers, hexes }: Plan): { units: UnitNo[]; aircraft: UnitNo[] } {
  const flying = attackers.filter((no) => isAircraft(state.units[no] as Unit));
  const sent =
    kind === 'assault'
      ? state.missions.filter((one) => one.kind === 'support' && hexes.includes(one.hex)).map(({ unit }) => unit)
      : supportOf(state, hexes);
  return { units: attackers.filter((no) => !flying.includes(no)), aircraft: [...new Set([...flying, ...sent])] };
}

export function asDeclared({ game, state, battles }: Declared, planned: readonly Explanation[]): Explanation[] {
  const spokenOf = new Set<Plan>();
  const kept = planned.filter((reason) => {
    if (!FOUGHT.has(reason.goal)) return true;
    const meant = reason.sentences.map((sentence) => battleOf({ game, state, battles }, reason, sentence));
    if (meant.includes('none')) return false;
    for (const one of meant) if (one && one !== 'none') spokenOf.add(one);
    return true;
  });
  const came = new Map(planned.flatMap(({ arrows }) => arrows.map((arrow) => [arrow.unit, arrow] as const)));
  const arrowOf =
    (role: Role) =>
    (unit: UnitNo): Arrow => {
      const { at } = state.units[unit] as Unit;
      const arrow = came.get(unit);
      return { unit, from: arrow?.to === at ? arrow.from : at, to: at, role };
    };
  const anew = battles
    .filter((plan) => !spokenOf.has(plan))
    .flatMap((plan) => {
      const risk = planned.find(({ goal, target }) => FOUGHT.has(goal) && target === plan.hexes[0])?.risk ?? 0;
      return tell(game, state, plan, arrowOf, risk);
    });
  return [...anew, ...kept];
}

const alike = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** The battle a sentence tells as it is; `none`: there is no such battle. */
function battleOf(
  { game, state, battles }: Declared,
  { goal, target }: Explanation,
  sentence: Sentence,
): Plan | 'none' | undefined {
  const { world } = game;
  switch (sentence.say) {
    case 'attack':
    case 'soakOff': {
      const hexes = [sentence.hex, ...(sentence.also ?? [])];
      const plan = battles.find((one) => one.kind !== 'assault' && alike(one.hexes, hexes));
      if (!plan) return 'none';
      const { units, aircraft } = crewOf(state, plan);
      const { attackTotal, defenceTotal, odds } = strengthsOf(world, state, units, hexes, aircraft);
      const outlook = outlookFor(world, state, hexes, attackTotal, defenceTotal);
      const so = alike(sentence.units, [...units, ...aircraft]) && odds.label === sentence.odds;
      return so && (sentence.say === 'soakOff' || outlook?.sealed === sentence.sealed) ? plan : 'none';
    }
    case 'plain': {
      const assault = goal === 'assault';
      const plan = battles.find((one) => (one.kind === 'assault') === assault && one.hexes[0] === target);
      if (!plan) return 'none';
      const { units, aircraft } = crewOf(state, plan);
      const same = alike(sentence.units, units);
      if (assault) return same && alike(sentence.aircraft ?? [], aircraft) ? plan : 'none';
      if (goal === 'airfield') return same ? plan : 'none';
      const { odds } = strengthsOf(world, state, units, plan.hexes, aircraft);
      return plan.hexes.length === 1 && odds.label === sentence.odds ? plan : 'none';
    }
    default:
      return undefined;
  }
}

function tell(
  game: Blitz,
  state: State,
  plan: Plan,
  arrowOf: (role: Role) => (unit: UnitNo) => Arrow,
  risk: number,
): Explanation[] {
  const { world } = game;
  const [hex, ...also] = plan.hexes;
  if (hex === undefined) return [];
  const { units, aircraft } = crewOf(state, plan);
  if (plan.kind === 'assault') {
    const strength = attackFactors(world, state, [...units, ...aircraft]);
    const column = { hex, units, aircraft };
    return [tellAssault(world, state, column, units.map(arrowOf('main')), captureWorth(world, strength))];
  }
  const field = fieldOf(world, state);
  if (!plan.hexes.some((one) => holds(field, other(state.mover), one))) {
    return [tellRaid(world, state, hex, units, units.map(arrowOf('main')), { gain: 0, risk })];
  }
  const { attackTotal, defenceTotal } = strengthsOf(world, state, units, plan.hexes, aircraft);
  const outlook = outlookFor(world, state, plan.hexes, attackTotal, defenceTotal);
  if (!outlook) return [];
  const { odds, deadly: rolls, kill, cost, sealed } = outlook;
  const further = also.length > 0 ? { also } : {};
  const poor = attackTotal < defenceTotal;
  const fighting = [...units, ...aircraft];
  const sentences: Sentence[] = poor
    ? [{ say: 'soakOff', units: fighting, hex, ...further, odds, cost }]
    : [{ say: 'attack', units: fighting, hex, ...further, odds, sealed, rolls, kill, cost }];
  if (risk > 0.5 && !poor) sentences.push({ say: 'risk', factors: risk });
  return [
    {
      goal: sealed && !poor ? 'ring' : 'attack',
      target: hex,
      sentences,
      arrows: units.map(arrowOf(poor ? 'soakOff' : 'main')),
      odds,
      chances: chancesOf(game, state, { attackers: units, hexes: plan.hexes }),
      gain: kill - cost,
      risk,
    },
  ];
}
