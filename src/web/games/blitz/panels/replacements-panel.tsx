import { createEffect, createMemo, For, type JSX, Show } from 'solid-js';
import type { CommandOf } from '#games/blitz/types.ts';
import type { Choice } from '#table/desk.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import type { BlitzTable } from '../blitz-table.ts';
import { named, typeName, w } from '../words/words.ts';

type Replacement = Choice<CommandOf<'placeReplacement'>>;

/** M17.e.4: what comes back is chosen first, then the city. */
export function ReplacementsPanel(props: {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const { table } = props;
  const countryOf = (hex: number): string =>
    named(table.board?.source.countries[table.board.country[hex] ?? -1]?.name ?? '');
  const groups = createMemo(() => {
    const found = new Map<string, Replacement[]>();
    for (const choice of table.choices()) {
      if (choice.command.do !== 'placeReplacement') continue;
      const { type, mf, size, hex } = choice.command;
      const key = `${countryOf(hex)} ${type} ${size}-${mf}`;
      found.set(key, [...(found.get(key) ?? []), choice as Replacement]);
    }
    return [...found].map(([key, choices]) => ({ verb: `placeReplacement ${key}`, choices }));
  });
  // Keep one group selected: without it a click on a city does nothing.
  createEffect(() => {
    const [first] = groups();
    if (first && !groups().some(({ verb }) => verb === table.begun()?.verb)) table.begin(first);
  });
  return (
    <section class="choices" aria-label={w.replaceTitle}>
      <h2>{w.replaceTitle}</h2>
      <p class="hint">
        {w.replaceHint} <RuleLink id="M17.e.4" open={props.openRule} />
      </p>
      <For each={groups()}>
        {({ verb, choices }) => (
          <Show when={choices[0]?.command}>
            {(one) => (
              <div class="choice-group">
                <button
                  type="button"
                  class="wide"
                  aria-pressed={table.begun()?.verb === verb}
                  onClick={() => table.begin({ verb, choices })}
                >
                  {`${one().size}-${one().mf} ${typeName(one().type)} · ${countryOf(one().hex)}`}
                </button>
                <Show when={table.begun()?.verb === verb}>
                  <div class="row">
                    <For each={choices}>
                      {({ command }) => (
                        <button type="button" onClick={() => void table.play(command)}>
                          {table.placeName(command.hex)}
                        </button>
                      )}
                    </For>
                  </div>
                </Show>
              </div>
            )}
          </Show>
        )}
      </For>
    </section>
  );
}
