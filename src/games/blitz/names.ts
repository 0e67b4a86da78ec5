import type { Names } from '#core/notation/field.ts';
import { hexNamed } from '#hex/grid.ts';
import { countryNamed } from './countries/rules/nations.ts';
import { isShip } from './kinds.ts';
import { shipHex } from './air/airbases/stations.ts';
import type { Place } from './fields.ts';
import type { State, Unit } from './types.ts';
import type { World } from './world.ts';

const found = (index: number): number | undefined => (index < 0 ? undefined : index);

/** Names of the units, hexes, countries and beaches of a game at one moment. */
export class BlitzNames implements Names {
  readonly #world: Pick<World, 'board'>;
  readonly #state: Pick<State, 'units'>;

  constructor(world: Pick<World, 'board'>, state: Pick<State, 'units'>) {
    this.#world = world;
    this.#state = state;
  }

  find(kind: string, word: string): unknown {
    const { board } = this.#world;
    if (kind === 'hex') return hexNamed(board.grid, word);
    if (kind === 'country') return found(countryNamed(board, word));
    if (kind === 'beach') return found(board.beachGroup[hexNamed(board.grid, word) ?? -1] ?? -1);
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
    const { board } = this.#world;
    if (kind === 'hex') return board.grid.names[value as number];
    if (kind === 'country') return board.source.countries[value as number]?.letter;
    if (kind === 'beach') return this.name('hex', board.beaches[value as number]?.[0]);
    if (kind !== 'place') return (this.#state.units[value as number] as Unit | undefined)?.id;
    const { hex, ship } = value as Place;
    return ship === undefined ? this.name('hex', hex) : this.name('unit', ship);
  }
}
