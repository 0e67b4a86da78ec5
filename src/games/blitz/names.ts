import type { Names } from '#core/field.ts';
import { hexNamed } from '#hex/grid.ts';
import { isShip } from './kinds.ts';
import { shipHex } from './air/airbases/stations.ts';
import type { Place } from './fields.ts';
import type { State, Unit } from './types.ts';
import type { World } from './world.ts';

/** Names of the units and hexes of a game at one moment. */
export class BlitzNames implements Names {
  readonly #world: Pick<World, 'board'>;
  readonly #state: Pick<State, 'units'>;

  constructor(world: Pick<World, 'board'>, state: Pick<State, 'units'>) {
    this.#world = world;
    this.#state = state;
  }

  find(kind: string, word: string): unknown {
    if (kind === 'hex') return hexNamed(this.#world.board.grid, word);
    const { units } = this.#state;
    const no = units.findIndex(({ id }) => id === word);
    if (kind === 'unit') return no < 0 ? undefined : no;
    const ship = units[no];
    if (kind === 'ship') return ship && isShip(ship) ? no : undefined;
    if (ship && isShip(ship)) return { hex: shipHex(this.#world, ship), ship: no } satisfies Place;
    const hex = hexNamed(this.#world.board.grid, word);
    return hex === undefined ? undefined : ({ hex } satisfies Place);
  }

  name(kind: string, value: unknown): string | undefined {
    if (kind === 'hex') return this.#world.board.grid.names[value as number];
    if (kind !== 'place') return (this.#state.units[value as number] as Unit | undefined)?.id;
    const { hex, ship } = value as Place;
    return ship === undefined ? this.name('hex', hex) : this.name('unit', ship);
  }
}
