import { type Field, type Held, list, oneOf, optional, writtenAs } from '#core/notation/field.ts';
import { bare, record, shape } from '#core/notation/shape.ts';
import { anyUnits, hex, path, type Place, place, placeOf, someUnits, unit, units, zone } from '#games/blitz/fields.ts';
import { AIR_MISSIONS } from '#games/blitz/air/state.ts';
import type { UnitNo } from '#games/blitz/unit.ts';
import type { Hex } from '#hex/hex.ts';

/** M80.12 to M80.15, M80.23, M80.40. A ship in a box stands for its zone, by a hex of it (M12.33). */

const ship = optional(unit);
/** A way from a base, or from a task force (M11.tf d). */
const route = writtenAs(record({ from: hex, ship, path }), shape('from {from} by {path}', { from: place, path }), {
  toText: (one) => ({ from: placeOf(one.from, one.ship), path: one.path }),
  fromText: ({ from: { hex: from, ...aboard }, path: way }) => ({ from, ...aboard, path: way }),
});
const routes = optional(list(route, ' ', { least: 1, most: 40 }));
/** Load of transports for a hex: troops, or the units to supply. */
const lift = shape('{units} {hex}[ with {load}][ escort {escort}][ {routes}]', {
  units,
  hex,
  load: anyUnits,
  escort: optional(units),
  routes,
});
export type Lift = Held<typeof lift>;

/** M12.21: aircraft of any bases to one hex, each with its mission; paths by the bases they begin at. */
const sorties = list(shape('{mission} {units}', { mission: oneOf(AIR_MISSIONS), units }), ' ', { least: 1, most: 20 });
const strike = writtenAs(
  record({ hex, ship, sorties, routes }),
  shape('{at} {sorties}[ {routes}]', { at: place, sorties, routes }),
  {
    toText: ({ hex: to, ship: target, ...rest }) => ({ at: placeOf(to, target), ...rest }),
    fromText: ({ at, ...rest }) => ({ ...at, ...rest }),
  },
);

/** `b1+b2 U20`, or the whole way; to a ship, and by a way of one hex (M90.49), with `by` before the way. */
const flown = shape('[{units}] | {units} {at}[ by {by}] | {units} {path}', {
  units: anyUnits,
  at: optional(place),
  by: optional(path),
  path: optional(path),
});
interface Flown {
  readonly units: readonly UnitNo[];
  readonly to?: Hex;
  readonly ship?: UnitNo;
  readonly path?: readonly Hex[];
}
const along = <T extends Flown>(field: Field<T>): Field<T> =>
  writtenAs(field, flown, {
    toText({ units: aircraft, to, ship: aboard, path: way }) {
      if (to === undefined) return { units: aircraft };
      if (way && aboard === undefined && way.length > 1) return { units: aircraft, path: way };
      return { units: aircraft, at: placeOf(to, aboard), ...(way ? { by: way } : {}) };
    },
    fromText({ units: aircraft, at, by, path: way }) {
      const to: Place | undefined = at ?? (way ? { hex: way.at(-1) as Hex } : undefined);
      const { hex: goal, ...aboard } = to ?? {};
      const led = by ?? way;
      return {
        units: aircraft,
        ...(goal === undefined ? {} : { to: goal, ...aboard }),
        ...(led ? { path: led } : {}),
      } as T;
    },
  });
const way = { ship, path: optional(path) };

export const airForcesCommands = {
  // M11.8: `ship` is the task force it leads to.
  ferry: along(record({ units, to: hex, ...way })),
  declareStrike: strike,
  airliftSupply: lift,
  dropSupply: lift,
  dropAirborne: lift,
  airliftUnit: lift,
  // M12.32
  assignIntercept: someUnits,
  // M12.24: this group turns back.
  abort: writtenAs(record({ hex, ship }), shape('{at}', { at: place }), {
    toText: (group) => ({ at: placeOf(group.hex, group.ship) }),
    fromText: ({ at }) => at,
  }),
  goOn: bare,
  refuseFight: bare,
  // M12.27: home to a base; without units, all of them to where they came from.
  flyHome: along(record({ units: anyUnits, to: optional(hex), ...way })),
  // M12.hd: to another base at once.
  evacuate: writtenAs(record({ unit, to: hex, ship }), shape('{unit} {at}', { unit, at: place }), {
    toText: ({ unit: no, to, ship: aboard }) => ({ unit: no, at: placeOf(to, aboard) }),
    fromText: ({ unit: no, at: { hex: to, ...aboard } }) => ({ unit: no, to, ...aboard }),
  }),
  // M12.4
  destroyAirbase: shape('{unit}', { unit }),
  // M12.6
  serveZone: shape('{unit} {zone}', { unit, zone }),
};
