/** The rules with a drawing, in the book's order; the drawings themselves are fetched when one is looked at. */
export const DIAGRAM_RULES: readonly string[] = [
  'X6.3.7e',
  'X6.3.7h',
  'X6.3.8a',
  'X6.3.9a',
  'X6.4.2b',
  'X6.4.2d',
  'X6.4.5c',
  'X6.4.6e',
];
