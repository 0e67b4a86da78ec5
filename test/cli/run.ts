import type { Io } from '#cli/io.ts';
import { run } from '#cli/program.ts';
import { GAMES } from '#games/games.ts';
import type { Games } from '#table/game-package.ts';

export interface Output {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process, with a text as its standard input. */
export async function hexfront(argv: readonly string[], stdin = '', games: Games = GAMES): Promise<Output> {
  let out = '';
  let err = '';
  const exit = await run(argv, {
    games,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    stdin: () => Promise.resolve(stdin),
    live: false,
  });
  return { exit, out, err };
}

/** Silent input and output. */
export const QUIET: Io = {
  games: GAMES,
  out: () => undefined,
  err: () => undefined,
  stdin: () => Promise.resolve(''),
  live: false,
};

/** A position on a small board of clear land, further board statements first. */
export const onBoard = (statements: string, lines: string): string =>
  `game basic\nboard inline\ngrid radius 4\n${statements}\nend board\n${lines}\n`;

export const script = (text: string, ...options: string[]): Promise<Output> =>
  hexfront(['script', '-', ...options], text);

interface JsonStep {
  readonly line: number;
  readonly text: string;
  readonly kind: string;
  readonly fate?: string;
  readonly accepted?: boolean;
  readonly side?: string;
  readonly command?: string;
  readonly refusal?: { readonly rule: string; readonly because: string };
  readonly dice?: readonly number[];
  readonly events?: readonly { readonly is: string; readonly [key: string]: unknown }[];
  readonly words?: readonly string[];
  readonly met?: boolean;
  readonly found?: string;
}

export interface JsonReport {
  readonly ok: boolean;
  readonly faults?: readonly { readonly line?: number; readonly hex?: string; readonly message: string }[];
  readonly start: { readonly decides: string; readonly phase: string };
  readonly steps: readonly JsonStep[];
  readonly errors: readonly { readonly line?: number; readonly message: string }[];
  readonly dice: { readonly used: readonly number[]; readonly unused: readonly number[] };
  readonly final: { readonly position: string; readonly hash: string; readonly decides: string; readonly turn: number };
}

export async function report(text: string): Promise<JsonReport> {
  return JSON.parse((await script(text, '--json')).out) as JsonReport;
}
