import { memoizeLast } from '#core/memo.ts';
import { objection, type Objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { type Term, times, whole } from '#core/terms.ts';
import { defenceOf, isUndefended } from '#games/blitz/combat/rules/odds.ts';
import { harmsDefender } from '#games/blitz/combat/rules/result.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { unitsWhere } from '#games/blitz/step.ts';
import { hasTwoFactors } from '#games/blitz/kinds.ts';
import type { Fallen } from '#games/blitz/questions.ts';
import type { Hex } from '#hex/hex.ts';
import { type Battle, other, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { ModuleCard } from './card.ts';
import { batteredRules } from '../combat/artillery/bombardment-effects.ts';
import { supporters } from '../combat/artillery/support.ts';

const NO_DEFENCE: readonly Term[] = [times('M16.2', msg`artillery has no defence of its own`, whole(0))];
/** M16.chart a: who may take part in an attack. */
function attackFault(world: World, state: State, attackers: readonly UnitNo[]): Objection | undefined {
  const units = attackers.map((no) => state.units[no] as Unit);
  // Without M3 whoever is in contact attacks as he can.
  return !world.rules.ground.mustAttack(state) && units.length > 0 && units.every(hasTwoFactors)
    ? objection(
        'M16.chart',
        msg`artillery joins an attack of other ground units: it does not attack alone`,
        ...world.rules.air.cites.gunsAlone,
      )
    : undefined;
}

/** The defender's artillery in a hex that nobody defends. */
const gunsAlone = (world: World, state: State, hex: Hex): UnitNo[] =>
  isUndefended(world, state, other(state.mover), hex) ? stackAt(fieldOf(world, state), other(state.mover), hex) : [];

/** M16.3: artillery alone in one of several hexes that are attacked, with nothing there that defends it. */
function abandoned(world: World, state: State, { kind, hexes, attackers }: Battle): UnitNo[] {
  const side = other(state.mover);
  if (kind !== 'ground' || attackers.every((no) => hasTwoFactors(state.units[no] as Unit))) return [];
  const empty = hexes.filter((hex) => defenceOf(world, state, side, hex, []).exact.n === 0);
  return empty.length < hexes.length ? empty.flatMap((hex) => gunsAlone(world, state, hex)) : [];
}

const fallen = (units: readonly UnitNo[], rule: string): Fallen[] => (units.length > 0 ? [{ units, rule }] : []);

const gunsOnMap = memoizeLast((units: State['units']): Readonly<Record<Side, readonly UnitNo[]>> => {
  const guns = unitsWhere({ units }, (unit) => unit.place === 'map' && hasTwoFactors(unit));
  const of = (side: Side) => guns.filter((no) => units[no]?.side === side);
  return { blue: of('blue'), red: of('red') };
});

/** M16: artillery fires, before the battles or in one, for the attacker or the defender, once from turn to turn. */
export const artillery: ModuleCard = {
  rule: 'M16.0',
  // M16.1: only the second factor is used, everywhere.
  prints: (unit) => (hasTwoFactors(unit) && unit.af !== unit.df ? { ...unit, af: unit.df } : unit),
  answers({ terms, modules }) {
    const battered = batteredRules(terms);
    return {
      exertsZoc: (unit) =>
        hasTwoFactors(unit) ? objection('M16.4', msg`artillery has no zone of control`) : undefined,
      factor: ({ state, unit, as }) => {
        if (as === 'defence' && hasTwoFactors(unit)) return NO_DEFENCE;
        return battered.factor({ state, unit, as });
      },
      bta: battered.bta,
      boards: battered.boards,
      leave: battered.leave,
      // Applies to the unit, not to the battle: a unit that may not attack need not (B7.a9).
      attack: ({ unit }) =>
        hasTwoFactors(unit) && unit.fired
          ? objection('M16.5', msg`${unit} has fired since its owner's player turn began`)
          : undefined,
      joins: ({ world, state, attackers }) => attackFault(world, state, attackers),
      fires: ({ state, battle: { attackers, support = [], kind } }) =>
        kind === 'ground' ? [...attackers, ...support].filter((no) => hasTwoFactors(state.units[no] as Unit)) : [],
      guns: ({ state }) => gunsOnMap(state.units)[state.mover],
      supporters: ({ world, state, battle }) => supporters(world, state, battle),
      fallsFirst: ({ world, state, battle }) => fallen(abandoned(world, state, battle), 'M16.3'),
      // M4.18: beside a train or an installation it shares its fate.
      alsoLost: ({ world, state, hexes, result }) =>
        harmsDefender(result)
          ? fallen(
              hexes.flatMap((hex) => gunsAlone(world, state, hex)),
              'M4.18',
            )
          : [],
      // M4.16
      fallsWith: ({ world, state, side, hex }) =>
        modules.includes('M4') && side !== state.mover ? fallen(gunsAlone(world, state, hex), 'M4.16') : [],
    };
  },
};
