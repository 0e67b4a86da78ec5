/** Kinds of log lines, by the chapter of the first rule they cite. */
export const LOG_KINDS = ['moves', 'battles', 'cities', 'course'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

const CHAPTERS: readonly (readonly [RegExp, LogKind])[] = [
  [/^(B7\.a|B9|B19|T7|T22\.3|T22\.capture|T23|O23)(\.|$)/, 'battles'],
  [/^B7\.a/, 'battles'],
  // M4.40 is the price of losses, M11.20 to M11.26 are engagements, M12.20 to M12.26 a flight over its target.
  [/^(M3|M4|M13|M16|M11\.2\d|M11\.fet|M11\.3[34]|M12\.2[0-6]|M12\.(sbt|rit|fcrt|hd)|M12\.40|M15\.8)(\.|$)/, 'battles'],
  [/^(M9|M10|M15|M17|M18)(\.|$)/, 'cities'],
  [/^(M0\.10|M1|M2|M5|M6|M7|M8\.8|M11|M12|M14|M80\.2[0-7])(\.|$)/, 'moves'],
  [/^(B5|B10|T17|T21|T22|O21)(\.|$)/, 'cities'],
  [/^(B6|B8|B1[1-8]|T2|T6|T20|O24)(\.|$)/, 'moves'],
];

export const kindOf = (rules: readonly string[]): LogKind =>
  CHAPTERS.find(([chapter]) => chapter.test(rules[0] ?? ''))?.[1] ?? 'course';
