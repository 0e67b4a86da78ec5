import { kit } from '#games/gamex/kit.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { briefingOf } from '#games/gamex/text/mission-text.ts';
import { language } from '#web/text/language.ts';
import { LIBRARY } from './library.ts';

/** A set-up opened on the page, for its board and its kinds; the game itself is played by the referee. */
export function opened(setup: string): { readonly game: OpenGamex; readonly title: () => string } | undefined {
  const game = kit.open(setup, LIBRARY);
  if (!('play' in game)) return undefined;
  const situation = /^\s*situation\s+(\S+)/m.exec(setup)?.[1];
  const text = situation === undefined ? setup : (LIBRARY['situations']?.[situation] ?? setup);
  return { game, title: () => briefingOf(text, language()).title };
}
