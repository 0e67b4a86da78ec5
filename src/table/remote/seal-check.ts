import { commitmentOf, dieOf, isLink } from '#core/dice/sealed-dice.ts';
import type { Drawn, SealState, ToServer } from '#protocol/messages.ts';
import type { SealCheck, SealFault } from './online-state.ts';

/** Memory of a page for a table's sealed dice. */
export interface SealMemory {
  readonly share: string;
  readonly chain: string;
  readonly commitments?: Readonly<Record<string, string>>;
}

export interface SealDoor {
  /** Table id, to which everything that is hashed is bound. */
  readonly table: string;
  /** 32 random bytes as hex digits. */
  drawShare(): string;
  readonly memory: { get(): SealMemory | undefined; set(memory: SealMemory): void };
  send(message: ToServer): void;
  changed(): void;
}

interface SeenDie {
  readonly segment: number;
  readonly number: number;
  readonly sides: number;
  readonly face: number;
}

const sameRecord = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);

/**
 * The page's part in the sealed dice of a table: commits to a share of its own, shows it when all have committed, and
 * checks every die it saw when the key of its segment is shown.
 */
export function createSealCheck({ table, drawShare, memory, send, changed }: SealDoor) {
  let sides: readonly string[] = [];
  let side: string | undefined;
  let chain = '';
  let commitments: Readonly<Record<string, string>> = {};
  let shares: Readonly<Record<string, string>> = {};
  /** Keys by segment, from 1 on. */
  const keys: string[] = [];
  /** Dice seen, by segment and number; those taken back stay. */
  const unchecked = new Map<string, SeenDie>();
  const checked = new Map<string, number>();
  const faults = new Set<SealFault>();
  let elsewhere = false;

  const allOf = (record: Readonly<Record<string, string>>): boolean =>
    sides.length > 0 && sides.every((one) => record[one] !== undefined);

  /** The share of this page: the one remembered, or a new one. */
  const share = (): string => {
    const known = memory.get();
    if (known) return known.share;
    const drawn = drawShare();
    memory.set({ share: drawn, chain });
    return drawn;
  };

  const take = (): void => {
    if (side === undefined) return;
    const own = commitments[side];
    if (own === undefined) {
      send({ is: 'commit', table, hash: commitmentOf(table, side, share()) });
      return;
    }
    elsewhere = commitmentOf(table, side, share()) !== own;
    if (elsewhere || shares[side] !== undefined || !allOf(commitments)) return;
    send({ is: 'share', table, share: share() });
  };

  const checkShares = (): void => {
    for (const [one, shown] of Object.entries(shares))
      if (commitments[one] !== commitmentOf(table, one, shown)) faults.add('share');
  };

  const checkDice = (): void => {
    if (!allOf(shares)) return;
    const ordered = sides.map((one) => shares[one] as string);
    for (const [name, { segment, number, sides: faces, face }] of unchecked) {
      const key = keys[segment - 1];
      if (key === undefined) continue;
      unchecked.delete(name);
      if (dieOf({ game: table, segment, key, shares: ordered, number, sides: faces }) === face) checked.set(name, face);
      else faults.add('die');
    }
  };

  const addKey = (segment: number, key: string): void => {
    if (keys[segment - 1] === key) return;
    if (segment !== keys.length + 1 || !isLink(table, key, keys.at(-1) ?? chain)) faults.add('key');
    else keys.push(key);
  };

  const setCommitments = (shown: Readonly<Record<string, string>>): void => {
    const known = memory.get();
    const before = known?.commitments ?? commitments;
    if (allOf(before) && allOf(shown) && !sameRecord(before, shown)) faults.add('commitments');
    commitments = shown;
    if (known && allOf(shown) && !known.commitments) memory.set({ ...known, chain, commitments: shown });
  };

  return {
    /** Seated: what the server shows of the seal. `plays` is the side that commits, absent for spectators. */
    begin(all: readonly string[], plays: string | undefined, state: SealState): void {
      sides = all;
      side = plays;
      if ((chain !== '' && chain !== state.chain) || (memory.get()?.chain ?? state.chain) !== state.chain)
        faults.add('commitments');
      chain = state.chain;
      setCommitments(state.commitments);
      shares = state.shares;
      state.keys.forEach((key, i) => addKey(i + 1, key));
      checkShares();
      take();
      checkDice();
      changed();
    },
    sealed(shown: Readonly<Record<string, string>>): void {
      setCommitments(shown);
      take();
      changed();
    },
    share(of: string, shown: string): void {
      shares = { ...shares, [of]: shown };
      checkShares();
      checkDice();
      changed();
    },
    opened(segment: number, key: string): void {
      addKey(segment, key);
      checkDice();
      changed();
    },
    /** Dice of a command as they were shown. */
    saw({ segment, first, sides: faces }: Drawn, dice: readonly number[] = []): void {
      if (faces.length !== dice.length) faults.add('die');
      dice.forEach((face, i) => {
        const number = first + i;
        const name = `${segment} ${number}`;
        const before = checked.get(name) ?? unchecked.get(name)?.face;
        if (before !== undefined) {
          if (before !== face) faults.add('die');
          return;
        }
        unchecked.set(name, { segment, number, sides: faces[i] ?? 0, face });
      });
    },
    checkDice(): void {
      checkDice();
      changed();
    },
    /** The server went back to an earlier state: later dice fall again, perhaps for other rolls. */
    forgetDice(): void {
      unchecked.clear();
      checked.clear();
    },
    state: (): SealCheck => ({
      checked: checked.size,
      unchecked: unchecked.size,
      waits: sides.filter((one) => shares[one] === undefined),
      elsewhere,
      faults: [...faults],
    }),
  };
}
