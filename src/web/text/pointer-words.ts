const fingers = globalThis.matchMedia?.('(hover: none)');

const EITHER = /\[([^|\]]*)\|([^\]]*)\]/g;

/** `[click|tap] G5`: the first where there is a mouse and keys, the second where there are only fingers. */
export const byHand = (text: string, touch = fingers?.matches ?? false): string =>
  text.replace(EITHER, (_, mouse: string, finger: string) => (touch ? finger : mouse));
