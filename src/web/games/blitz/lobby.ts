import { lazy, mergeProps } from 'solid-js';
import { mapOf } from '../../../games/blitz/desk/map.ts';
import { printsOf } from '../../../games/blitz/desk/pieces.ts';
import { TURN_MS } from '../../../games/blitz/players/turn-ms.ts';
import type { Library } from '../../../games/blitz/position.ts';
import type { Lobby } from '../../face.ts';
import { takeUp } from '../../text/lexicon.ts';
import { AT_TABLE } from './words/lexicon.ts';
import { w } from './words/words.ts';
import { countersIn } from './counters.ts';
import { laidOut } from './laid-out.ts';
import { type Level, LEVELS } from './levels.ts';
import { PLACED, PLACEMENTS } from './starts.ts';
import { mapWords } from './words/map.ts';

const READY = PLACED.text;

/** Blitzkrieg on the front page: the continent with both armies in their default placements. */
export const lobbyOf = (library: Library): Lobby => ({
  ready: READY,
  picture() {
    const laid = laidOut(library, 'continent', Object.values(PLACEMENTS));
    if (!laid) return undefined;
    return {
      map: () => mapOf(laid.board, mapWords()),
      counters: countersIn({ units: laid.units, battles: [] }, printsOf(library)),
    };
  },
  opponents: LEVELS.filter((level) => level !== 'random'),
  show: 'regular',
  words: {
    playNow: () => w.playNowText,
    twoHere: () => w.twoHereText,
    ownGame: () => w.ownGameText,
    lessons: () => w.learnText,
    board: () => w.frontBoard,
    own: () => ({ title: w.moduleGame, about: w.moduleGameText }),
    opponent: (level) => ({
      name: w.opponentName[level as Level],
      about: w.opponentText(level as Level, String(Math.round(TURN_MS[level as Level] / 1000))),
    }),
  },
  Begin: lazy(async () => {
    const [{ OptionsPanel }] = await Promise.all([import('./options-panel.tsx'), takeUp(AT_TABLE)]);
    return { default: (props) => OptionsPanel(mergeProps(props, { library })) };
  }),
  Own: lazy(async () => {
    const { SET_UP } = await import('./set-up/words/words.ts');
    await Promise.all([takeUp(SET_UP), takeUp(AT_TABLE)]);
    return { default: (await import('./set-up/set-up-page.tsx')).SetUpPage };
  }),
});
