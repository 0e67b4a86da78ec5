import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Block {
  readonly kind: string;
  readonly line: number;
  readonly title: string;
  readonly text: string;
}

export const ROOT = join(import.meta.dirname, '..', '..');

/** The fenced blocks of a document that say what they are, with the heading they stand under. */
export function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  let title = '';
  let open: { kind: string; line: number; lines: string[] } | undefined;
  for (const [i, line] of readFileSync(join(ROOT, file), 'utf8').split('\n').entries()) {
    const fence = /^```(\w*)$/.exec(line);
    if (open && fence) {
      if (open.kind !== '') blocks.push({ kind: open.kind, line: open.line, title, text: open.lines.join('\n') });
      open = undefined;
    } else if (fence) {
      open = { kind: fence[1] ?? '', line: i + 1, lines: [] };
    } else if (open) {
      open.lines.push(line);
    } else if (line.startsWith('#')) {
      title = line.replace(/^#+\s*/, '');
    }
  }
  return blocks;
}
