import { z } from 'zod';
import { fields, list } from './answers.ts';

/** Tournaments of computer players over several machines: pairs of games that are handed out, and their results. */

/** Run of pairs, as its arena names it. */
export const RUN = z.string().regex(/^[0-9a-f]{16}$/);

/** A pair: the same set-up and dice twice, the seats swapped (`ai/arena/pairs.ts`). */
export const PAIR = z.strictObject({
  a: z.string().max(40),
  b: z.string().max(40),
  setup: z.string().max(2000),
  seed: z.number().int().min(0),
  turns: z.number().int().exactOptional(),
  budget: z.number().int().exactOptional(),
  ms: z.union([z.number(), z.literal('level')]).exactOptional(),
  by: z.literal('margin').exactOptional(),
});

/** Pairs of one request. */
export const MOST_PAIRS = 200;

/** Version of the program and of the rules of a game: results of another one would not be the same. */
const program = z.string().min(1).max(100);

/** `POST /api/work/runs/RUN`: pairs to be played. */
export const NEW_PAIRS = z.strictObject({
  game: z.string().max(20),
  program,
  pairs: z.array(PAIR).min(1).max(MOST_PAIRS),
});
export type NewPairs = z.infer<typeof NEW_PAIRS>;

/** `GET /api/work/runs/RUN`: results that have not been taken yet. */
export const PAIR_RESULTS = fields({
  results: list(fields({ id: z.string(), result: z.unknown() })),
  /** Reasons why pairs could not be played. */
  failures: list(z.string()),
  /** Pairs that are not finished. */
  left: z.number().int(),
});
export type PairResults = z.infer<typeof PAIR_RESULTS>;

/** `POST /api/work/runs/RUN/taken`: results that are kept now; without any, the run ends. */
export const TAKEN = z.strictObject({ ids: z.array(z.string().max(40)).max(MOST_PAIRS).optional() });

/** `POST /api/work`: a pair to be played. It comes back when its worker is not heard of for some seconds. */
export const WORK_ORDER = fields({
  id: z.string(),
  game: z.string(),
  program,
  pair: PAIR.readonly(),
});
export type WorkOrder = z.infer<typeof WORK_ORDER>;

/** `POST /api/work/ID`: its worker plays on, has finished, or cannot play it. */
export const WORK_DONE = z.union([
  z.strictObject({ plays: z.literal(true) }),
  z.strictObject({ result: z.record(z.string(), z.unknown()) }),
  z.strictObject({ failure: z.string().max(500) }),
]);
export type WorkDone = z.infer<typeof WORK_DONE>;

/** Pairs of the arena as those who order and those who play them see them: a database, or a server. */
export interface PairDesk {
  add(run: string, pairs: NewPairs): Promise<void>;
  results(run: string): Promise<PairResults>;
  /** Forgets results that are kept elsewhere now; without ids the whole run. */
  taken(run: string, ids?: readonly string[]): Promise<void>;
  claim(): Promise<WorkOrder | undefined>;
  report(id: string, done: WorkDone): Promise<void>;
  close(): Promise<void>;
}
