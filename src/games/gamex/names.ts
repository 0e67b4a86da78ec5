import type { Names } from '#core/notation/field.ts';
import { hexNamed } from './board/board.ts';
import { BRIDGE, FORT, type State } from './types.ts';
import { unitNamed } from './units.ts';
import type { World } from './world.ts';

type Named = Pick<World, 'board' | 'cards' | 'index'>;

/** Names of the units, hexes, batteries and cards of a game at one moment. */
export class GamexNames implements Names {
  readonly #world: Named;
  readonly #state: State | undefined;

  /** Without a state it only gives names, and finds hexes and cards. */
  constructor(world: Named, state?: State) {
    this.#world = world;
    this.#state = state;
  }

  find(kind: string, word: string): unknown {
    const { board, cards } = this.#world;
    if (kind === 'hex') return hexNamed(board, word);
    if (kind === 'card') return cards?.find(({ event, number }) => event === word || String(number) === word)?.number;
    if (kind === 'target' && (word === FORT || word === BRIDGE)) return word;
    const unit = this.#state && unitNamed(this.#world, this.#state, word);
    // A battery may be called like its only gun, which is off the board.
    if (kind === 'battery') return unit?.place === 'map' || word === '' ? undefined : word;
    if (kind === 'gun') return unit?.place === 'map' ? word : undefined;
    return unit && word;
  }

  name(kind: string, value: unknown): string | undefined {
    const { board, cards, index } = this.#world;
    if (kind === 'hex') return board.grid.names[value as number];
    if (kind === 'card') return cards?.[(value as number) - 1]?.event ?? String(value);
    if (kind === 'battery' || (kind === 'target' && (value === FORT || value === BRIDGE))) return value as string;
    return index.has(value as string) ? (value as string) : undefined;
  }
}
