import { createSignal } from 'solid-js';
import type { Cover } from '#web/face.ts';
import type { Scenario } from '#web/table/scenario.ts';
import { HUMAN, type Start } from '#web/table/start.ts';
import { keep, kept } from '#web/text/preferences.ts';

/** Player of a seat: you, another person on this device, or the computer. */
export const WHO = ['you', 'here', 'computer'] as const;
export type Who = (typeof WHO)[number];

export interface SeatChoice {
  readonly who: Who;
  readonly level: string;
}

const KEY = 'hexfront.seats';

type Choices = Readonly<Record<string, SeatChoice>>;

/** First battles are to be won: they begin against the weakest. */
const usualLevel = ({ opponents }: Cover['lobby'], { rung, difficulty }: Scenario): string =>
  opponents[rung === 'first' && difficulty <= 2 ? 0 : 1] ?? opponents[0] ?? HUMAN;

function known({ sides, lobby }: Cover, scenario: Scenario): Choices | undefined {
  const found = kept(KEY)[`${scenario.game} ${scenario.id}`];
  if (typeof found !== 'object' || found === null) return undefined;
  const read = sides.map(({ id }): readonly [string, SeatChoice] | undefined => {
    const { who, level } = ((found as Record<string, unknown>)[id] ?? {}) as Record<string, unknown>;
    const seat = WHO.find((one) => one === who);
    const named = lobby.opponents.find((one) => one === level);
    return seat && named !== undefined ? [id, { who: seat, level: named }] : undefined;
  });
  return read.every((one) => one !== undefined) ? Object.fromEntries(read) : undefined;
}

/** The seats of a scenario: as they were chosen last, else somebody against the computer. */
export function createSeats(face: Cover, scenario: Scenario, side: string, asked: URLSearchParams) {
  const level = usualLevel(face.lobby, scenario);
  const as = face.sides.find(({ id }) => id === asked.get('side'))?.id;
  const against = face.lobby.opponents.find((one) => one === asked.get('level'));
  const fresh = (you: string): Choices =>
    Object.fromEntries(
      face.sides.map(({ id }) => [id, { who: id === you ? 'you' : 'computer', level: against ?? level }]),
    );
  const [seats, setSeats] = createSignal<Choices>(
    as === undefined ? (known(face, scenario) ?? fresh(side)) : fresh(as),
  );
  return {
    seats,
    you: (): string | undefined => face.sides.find(({ id }) => seats()[id]?.who === 'you')?.id,
    take(id: string, change: Partial<SeatChoice>): void {
      const next = Object.fromEntries(
        Object.entries(seats()).map(([one, seat]): [string, SeatChoice] => {
          if (one === id) return [one, { ...seat, ...change }];
          // Only one seat can be yours.
          return [one, change.who === 'you' && seat.who === 'you' ? { ...seat, who: 'here' } : seat];
        }),
      );
      setSeats(next);
    },
    swap(): void {
      const ids = face.sides.map(({ id }) => id);
      setSeats(Object.fromEntries(ids.map((id, no) => [id, seats()[ids[ids.length - 1 - no] ?? id] as SeatChoice])));
    },
    /** Seats for the table; remembered for the next time. */
    chosen(): Start['seats'] {
      keep(KEY, { ...kept(KEY), [`${scenario.game} ${scenario.id}`]: seats() });
      return Object.fromEntries(
        Object.entries(seats()).map(([id, seat]) => [id, seat.who === 'computer' ? seat.level : HUMAN]),
      );
    },
  };
}

export type Seats = ReturnType<typeof createSeats>;
