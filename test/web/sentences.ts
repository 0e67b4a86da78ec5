import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Every sentence of the source: the templates with the tag `msg`, each with the file it stands in. */

const ROOT = join(import.meta.dirname, '..', '..');

function keyOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('{}');
}

export interface Sentence {
  readonly says: string;
  readonly where: string;
}

export function sentencesOf(...rooms: readonly string[]): Sentence[] {
  const files = rooms.flatMap((room) =>
    (readdirSync(join(ROOT, room), { recursive: true }) as string[])
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(room, path)),
  );
  return files.flatMap((where) => {
    const text = readFileSync(join(ROOT, where), 'utf8');
    if (!/\bmsg\s*`/.test(text)) return [];
    const found: Sentence[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'msg')
        found.push({ says: keyOf(node.template), where });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(where, text, ts.ScriptTarget.Latest));
    return found;
  });
}

/** Without a letter there is nothing to say in another language: `{}, {}`. */
export const hasWords = ({ says }: Sentence): boolean => /\p{L}/u.test(says);
