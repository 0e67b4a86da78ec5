import { createSignal, type JSX } from 'solid-js';
import { counterOf } from '#games/gamex/desk/pieces.ts';
import { wantedOf } from '#games/gamex/desk/objective.ts';
import { PLAYABLE } from '#games/gamex/modules.ts';
import type { OptionName } from '#games/gamex/options.ts';
import { drawing } from '#games/gamex/study/pictures.ts';
import { optionsIn } from '#games/gamex/text/mission-text.ts';
import { type Side, SIDES } from '#games/gamex/types.ts';
import { VICTORY_WORDS } from '#games/gamex/words.ts';
import { once } from '#web/board/once.ts';
import type { Briefing } from '#web/face.ts';
import { toldOf } from './catalogue.ts';
import { tacticalMap } from './map-orientation.ts';
import { LIBRARY } from './library.ts';
import { OptionList } from './lobby/option-list.tsx';
import { Choose } from './lobby/seats.tsx';
import { zoneItems } from './lobby/zone-items.ts';
import { opened } from './game-from-setup.ts';
import { keepPlacing, placesForMe } from './setup-table.ts';
import { kindNamed } from './unit-names.ts';
import { g, said } from './words/words.ts';

const FIRST_BATTLE = 'duel';
/** The newcomer’s side there: the one that stands better against Recruit. */
const FIRST_SIDE: Side = 'allied';

const setupOf = (name: string, options: readonly OptionName[]): string =>
  `game gamex\nsituation ${name}\n${options.length > 0 ? `options ${options.join(' ')}\n` : ''}`;

/** Briefing of a situation. */
export function briefingOf(id: string): Briefing | undefined {
  const text = LIBRARY['situations']?.[id];
  if (text === undefined) return undefined;
  const ruled = optionsIn(text);
  const [options, setOptions] = createSignal<readonly OptionName[]>([]);
  const [forMe, setForMe] = createSignal(placesForMe(id === FIRST_BATTLE));
  const open = PLAYABLE.filter((one) => !ruled.without.includes(one));
  const chosen = (): OptionName[] => open.filter((one) => options().includes(one) && !ruled.options.includes(one));
  const game = once(() => opened(setupOf(id, []))?.game);
  return {
    side: id === FIRST_BATTLE ? FIRST_SIDE : SIDES[0],
    about: () => toldOf(id).about,
    orders: (side) => toldOf(id).sides[side === 'allied' ? 'allied' : 'axis'],
    how: () => (id === FIRST_BATTLE ? g.howToPlayIt : []),
    wins() {
      const goals = game()?.world.goals ?? [];
      const rowsOf = (side: Side) =>
        goals
          .filter((goal) => goal.side === side)
          .map((goal) => ({
            name: said(VICTORY_WORDS[goal.level]),
            text: `${said(wantedOf(goal))}${goal.sudden ? ` (${g.sudden})` : ''}`,
          }));
      const lists = SIDES.map((side) => ({ side, rows: rowsOf(side) }));
      const [first, second] = lists.map(({ rows }) => JSON.stringify(rows));
      const last = { rows: [{ text: g.winsWhen(game()?.world.turns ?? 0), rule: 'X4.4' }] };
      return first === second && lists[0] ? [{ rows: lists[0].rows }, last] : [...lists, last];
    },
    forces(side) {
      const now = game();
      if (!now) return [];
      const alike = new Map<string, { counter: ReturnType<typeof counterOf>; count: number; name: string }>();
      for (const unit of now.start.units.filter((one) => one.side === side)) {
        const known = alike.get(unit.kind);
        if (known) known.count++;
        else alike.set(unit.kind, { counter: counterOf(now.world, unit), count: 1, name: kindNamed(now.world, unit) });
      }
      return [...alike.values()];
    },
    map(you) {
      const now = game();
      if (!now) return undefined;
      const items = zoneItems(now, you);
      return {
        map: tacticalMap(now, '', () => true),
        counters: { stacks: drawing.stacks(now, now.start) },
        layers: [
          ...(drawing.layers?.(now, now.start) ?? []),
          { id: 'zones', items: items.filter(({ kind }) => kind !== 'plate') },
          { id: 'zone-names', above: true, items: items.filter(({ kind }) => kind === 'plate') },
        ],
      };
    },
    SetUp: (): JSX.Element => (
      <Choose
        title={g.placing}
        group="gx-placing"
        all={[
          ['byHand', g.byHand],
          ['forMe', g.forMe],
        ]}
        now={forMe() ? 'forMe' : 'byHand'}
        set={(how) => setForMe(how === 'forMe')}
      />
    ),
    setUp: () => (forMe() ? g.forMe : g.byHand),
    Rules: (props): JSX.Element => (
      <OptionList ruled={ruled} on={options()} set={setOptions} openRule={props.openRule} />
    ),
    rules: () => g.rulesCount(ruled.options.length + chosen().length),
    begin(seats) {
      keepPlacing(forMe());
      return { game: 'gamex', text: setupOf(id, chosen()), seats };
    },
  };
}
