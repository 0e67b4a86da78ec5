import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Fault } from '#core/notation/notation.ts';
import { faultMessage } from '#core/notation/notation.ts';
import { PLAYABLE } from '#games/gamex/modules.ts';
import type { OptionName } from '#games/gamex/options.ts';
import { briefingOf } from '#games/gamex/text/mission-text.ts';
import { SIDES } from '#games/gamex/types.ts';
import type { Lobby } from '#web/face.ts';
import { download } from '#web/table/storage/save.ts';
import { language } from '#web/text/language.ts';
import { opened } from '../game-from-setup.ts';
import { OptionList } from '../lobby/option-list.tsx';
import { createSeating, SeatingChoice } from '../lobby/seats.tsx';
import { Wins } from '../lobby/wins.tsx';
import { g, said } from '../words/words.ts';
import { ZoneMap } from '../lobby/zone-map.tsx';
import { ArmyChoice } from './army-choice.tsx';
import { createChoice } from './choice.ts';
import { FightChoice } from './fight-choice.tsx';
import { GroundChoice } from './ground-choice.tsx';
import '../lobby/lobby.css';
import './muster.css';

const NOTHING = { options: [], without: [] } as const;

function Refusals(props: { readonly faults: readonly Fault[] }): JSX.Element {
  return (
    <div class="complaint refusals" role="alert">
      <div>
        <strong>{g.muster.refused}</strong>
        <ul>
          <For each={props.faults}>{(fault) => <li>{said(faultMessage(fault))}</li>}</For>
        </ul>
      </div>
    </div>
  );
}

/** A battle put together: ground, year, nations, points, armies; what comes of it is looked at and begun. */
const MusterPage: NonNullable<Lobby['Own']> = (props) => {
  const choice = createChoice();
  const seating = createSeating();
  const [options, setOptions] = createSignal<readonly OptionName[]>([]);
  const text = createMemo((): string | undefined => {
    const battle = choice.battle();
    if (typeof battle !== 'string') return undefined;
    const on = PLAYABLE.filter((one) => options().includes(one));
    return on.length > 0 ? `${battle}options ${on.join(' ')}\n` : battle;
  });
  const faults = (): readonly Fault[] => {
    const battle = choice.battle();
    return typeof battle === 'string' ? [] : battle;
  };
  const game = createMemo(() => opened(text() ?? '')?.game);
  const briefing = createMemo(() => briefingOf(text() ?? '', language()));
  const begin = (): void => {
    const setup = text();
    if (setup !== undefined) props.begin({ game: 'gamex', text: setup, seats: seating.seats() });
  };
  const save = (): void => download('battle.txt', new Blob([text() ?? ''], { type: 'text/plain' }));
  return (
    <div class="muster">
      <p>{g.muster.about}</p>
      <div class="asked">
        <GroundChoice choice={choice} />
        <FightChoice choice={choice} />
      </div>
      <div class="armies">
        <For each={SIDES}>{(side, no) => <ArmyChoice choice={choice} side={side} no={no()} />}</For>
      </div>
      <Show when={faults().length > 0}>
        <Refusals faults={faults()} />
      </Show>
      <Show when={game()}>
        {(found) => (
          <article class="briefing" aria-label={g.muster.battle}>
            <h2>{briefing().title}</h2>
            <p class="facts">
              {[briefing().date, g.turns(found().world.turns), g.muster.counters(found().start.units.length)].join(
                ' · ',
              )}
            </p>
            <ZoneMap game={found()} />
            <div class="told">
              <section>
                <For each={briefing().about}>{(line) => <p>{line}</p>}</For>
                <h3>{g.orders}</h3>
                <For each={briefing().sides[seating.side() === 'axis' ? 'axis' : 'allied']}>
                  {(line) => <p class="order">{line}</p>}
                </For>
              </section>
              <Wins game={found()} />
            </div>
            <SeatingChoice seating={seating} />
            <OptionList ruled={NOTHING} on={options()} set={setOptions} openRule={props.openRule} />
            <button type="button" class="go" onClick={begin}>
              {g.begin}
            </button>
            <details class="as-text">
              <summary>{g.muster.asText}</summary>
              <pre tabIndex={0}>{text()}</pre>
              <button type="button" onClick={save}>
                {g.muster.save}
              </button>
            </details>
          </article>
        )}
      </Show>
    </div>
  );
};

export default MusterPage;
