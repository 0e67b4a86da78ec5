import { createSignal, For, Index, type JSX, Show } from 'solid-js';
import { isFaults, readPanel } from '#games/gamex/board/panels.ts';
import { MOST_PANELS } from '#games/gamex/muster/field.ts';
import { type Character, CHARACTERS, charactersOf } from '#games/gamex/muster/ground.ts';
import { language } from '#web/text/language.ts';
import { LIBRARY } from '../library.ts';
import { Choose } from '../lobby/seats.tsx';
import { g } from '../words/words.ts';
import type { Choice, Lie, Panels } from './choice.ts';

const PANELS = LIBRARY['panels'] ?? {};
const IDS = Object.keys(PANELS).sort();

const titleOf = (id: string): string => {
  const sheet = readPanel(PANELS[id] ?? '');
  if (isFaults(sheet)) return id;
  const title = language() === 'de' ? sheet.german.title : sheet.title;
  return `${id} · ${title || sheet.title}`;
};

const isCoast = (id: string): boolean => {
  const sheet = readPanel(PANELS[id] ?? '');
  return !isFaults(sheet) && charactersOf(sheet).includes('coast');
};

/** A coast at the right end has its sea outward when it is turned. */
const laidAt = (panel: string, at: number, all: number): Panels[number] => ({
  panel,
  turned: isCoast(panel) && at > 0 && at === all - 1,
});

/** One more, before a coast that ends the row. */
function withOneMore(panels: Panels, panel: string): Panels {
  const last = panels.at(-1);
  if (!last || !isCoast(last.panel) || !last.turned)
    return [...panels, laidAt(panel, panels.length, panels.length + 1)];
  return [...panels.slice(0, -1), laidAt(panel, panels.length - 1, panels.length + 1), last];
}

const isLie = (text: string): text is Lie => text === 'across' || text === 'along';

/** The panels, one by one, or by chance of some kinds of country. */
export function GroundChoice(props: { readonly choice: Choice }): JSX.Element {
  const { choice } = props;
  const [country, setCountry] = createSignal<readonly Character[]>(['open']);
  const [missing, setMissing] = createSignal(false);
  const lay = (panels: Panels): void => {
    setMissing(false);
    choice.lay(panels, choice.lie());
  };
  const replaced = (at: number, part: Partial<Panels[number]>): Panels =>
    choice.panels().map((one, i) => (i === at ? { ...one, ...part } : one));
  const free = (): string | undefined => IDS.find((id) => choice.panels().every(({ panel }) => panel !== id));
  const toggle = (one: Character): void => {
    const now = country();
    setCountry(now.includes(one) ? now.filter((other) => other !== one) : [...now, one]);
  };
  return (
    <fieldset>
      <legend>{g.muster.ground}</legend>
      <ol class="panels">
        <Index each={choice.panels()}>
          {(one, at) => (
            <li>
              <select
                aria-label={g.muster.panelNo(at + 1)}
                value={one().panel}
                onChange={(event) => lay(replaced(at, laidAt(event.currentTarget.value, at, choice.panels().length)))}
              >
                <For each={IDS}>
                  {(id) => (
                    <option value={id} selected={id === one().panel}>
                      {titleOf(id)}
                    </option>
                  )}
                </For>
              </select>
              <label>
                <input
                  type="checkbox"
                  aria-label={g.muster.turnedNo(at + 1)}
                  checked={one().turned}
                  onChange={(event) => lay(replaced(at, { turned: event.currentTarget.checked }))}
                />{' '}
                {g.muster.turned}
              </label>
              <Show when={choice.panels().length > 1}>
                <button
                  type="button"
                  aria-label={g.muster.dropPanel(titleOf(one().panel))}
                  onClick={() => lay(choice.panels().filter((_, i) => i !== at))}
                >
                  ×
                </button>
              </Show>
            </li>
          )}
        </Index>
      </ol>
      <Show when={choice.panels().length < MOST_PANELS && free()}>
        {(id) => (
          <button type="button" onClick={() => lay(withOneMore(choice.panels(), id()))}>
            {g.muster.addPanel}
          </button>
        )}
      </Show>
      <Show when={choice.panels().length > 1}>
        <Choose
          title={g.muster.lie}
          group="gx-lie"
          all={[
            ['across', g.muster.across],
            ['along', g.muster.along],
          ]}
          now={choice.lie()}
          set={(lie) => isLie(lie) && choice.lay(choice.panels(), lie)}
        />
      </Show>
      <div class="choose country" role="group" aria-label={g.muster.byCountry}>
        <span>{g.muster.byCountry}</span>
        <For each={CHARACTERS}>
          {(one) => (
            <label>
              <input type="checkbox" checked={country().includes(one)} onChange={() => toggle(one)} />
              <span>{g.muster.country[one]}</span>
            </label>
          )}
        </For>
      </div>
      <button
        type="button"
        disabled={country().length === 0}
        onClick={() => setMissing(!choice.find(country().slice(0, MOST_PANELS)))}
      >
        {g.muster.findGround}
      </button>
      <Show when={missing()}>
        <p role="alert">{g.muster.noGround}</p>
      </Show>
    </fieldset>
  );
}
