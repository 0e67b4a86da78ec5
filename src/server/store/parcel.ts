import type { Job } from './writer.ts';

/**
 * Jobs on their way to the writer thread, as one text: cheaper than copies of many small objects. The SQL of a statement is sent
 * once, and named by its number from then on.
 */
interface Parcel {
  /** Number of the first text sent along; the ones from there on are replaced. */
  readonly first: number;
  readonly texts: readonly string[];
  readonly jobs: readonly (readonly [id: number, statements: readonly PackedStatement[]])[];
}
type PackedStatement = readonly [text: number, parameters: readonly unknown[], rows?: number];

export interface Numbered {
  readonly id: number;
  readonly job: Job;
}

/** Texts known by number; beyond them they are numbered anew. */
const MOST_TEXTS = 500;

export function createPacker(most = MOST_TEXTS): (jobs: readonly Numbered[]) => string {
  const numbers = new Map<string, number>();
  return (jobs) => {
    if (numbers.size >= most) numbers.clear();
    const first = numbers.size;
    const texts: string[] = [];
    const numberOf = (sql: string): number => {
      const known = numbers.get(sql);
      if (known !== undefined) return known;
      const fresh = numbers.size;
      numbers.set(sql, fresh);
      texts.push(sql);
      return fresh;
    };
    const packed = jobs.map(({ id, job }) => {
      const statements = job.map(({ sql, parameters, rows }): PackedStatement => {
        const text = numberOf(sql);
        return rows === undefined ? [text, parameters] : [text, parameters, rows];
      });
      return [id, statements] as const;
    });
    return JSON.stringify({ first, texts, jobs: packed } satisfies Parcel);
  };
}

export function createUnpacker(): (parcel: string) => readonly Numbered[] {
  const known: string[] = [];
  return (parcel) => {
    const { first, texts, jobs } = JSON.parse(parcel) as Parcel;
    known.length = first;
    known.push(...texts);
    return jobs.map(([id, statements]) => ({
      id,
      job: statements.map(([text, parameters, rows]) => ({
        sql: known[text] as string,
        parameters,
        ...(rows === undefined ? {} : { rows }),
      })),
    }));
  };
}
