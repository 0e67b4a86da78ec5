import { createEffect, createSignal, on } from 'solid-js';
import type { Update } from '#table/host.ts';
import type { Guard } from '#table/screen.ts';
import { headerIn, metadataIn } from './storage/metadata.ts';
import type { LocalHost } from './referee/client.ts';
import { seeing } from './settings/view-settings.ts';
import { HUMAN, type Start } from './start.ts';

/** One person at this screen plays all sides, or several share it: when it is handed over. */
export function createGuard(start: Start) {
  const { alone: before } = metadataIn(headerIn(start.record)?.['about']);
  const [alone, setAlone] = createSignal(before === true || start.practice === true);
  return { alone, setAlone, guard: (): Guard => (alone() ? 'never' : seeing().handOver ? 'always' : 'secrets') };
}

/** The people at this screen, and who of them holds it. */
export function createSharing(table: {
  readonly guard: ReturnType<typeof createGuard>;
  readonly seats: () => Start['seats'];
  readonly update: () => Update | undefined;
  readonly watching: () => boolean;
  /** Undefined where somebody else keeps the game: all this screen has of it is one seat. */
  readonly host: Pick<LocalHost, 'share' | 'take'> | undefined;
  readonly attempt: (ask: () => Promise<void>) => Promise<boolean>;
  /** Notes a change beside the play. */
  readonly changed: () => void;
}) {
  const { guard, host } = table;
  const people = (): string[] => Object.keys(table.seats()).filter((side) => table.seats()[side] === HUMAN);
  createEffect(
    on(
      () => [people().join(' '), guard.guard()] as const,
      ([, ask]) => {
        if (host && table.update()) void table.attempt(() => host.share(people(), ask));
      },
      { defer: true },
    ),
  );
  return {
    /** Sides that people at this screen play. */
    people,
    /** The side whose player is to take the screen before anything of theirs is shown. */
    handOver: (): string | undefined => (table.watching() || !host ? undefined : table.update()?.seat.handOver),
    /** The person who plays this side has the screen. */
    takeScreen: (side: string): Promise<boolean> =>
      host ? table.attempt(() => host.take(side)) : Promise.resolve(false),
    alone: guard.alone,
    playAlone: (one: boolean): void => {
      guard.setAlone(one);
      table.changed();
    },
  };
}
