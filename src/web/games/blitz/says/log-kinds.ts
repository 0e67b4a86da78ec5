/** What a line of the log is about, told by the chapter of the first rule it cites. */
export const LOG_KINDS = ['moves', 'battles', 'cities', 'course'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

const CHAPTERS: readonly (readonly [RegExp, LogKind])[] = [
  [/^(B7\.a|B9|B19|T7|T22\.3|T22\.capture|T23|O23)(\.|$)/, 'battles'],
  [/^B7\.a/, 'battles'],
  [/^(B5|B10|T17|T21|T22|O21)(\.|$)/, 'cities'],
  [/^(B6|B8|B1[1-8]|T2|T6|T20|O24)(\.|$)/, 'moves'],
];

export const kindOf = (rules: readonly string[]): LogKind =>
  CHAPTERS.find(([chapter]) => chapter.test(rules[0] ?? ''))?.[1] ?? 'course';
