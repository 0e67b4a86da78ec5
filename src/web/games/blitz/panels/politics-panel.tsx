import { For, type JSX, Show } from 'solid-js';
import type { CountryView } from '#games/blitz/countries/desk/politics.ts';
import { type Relation, type Side, SIDES } from '#games/blitz/types.ts';
import { sideClass } from '#web/table/panels/side-name.tsx';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { latestOf } from '#web/table/latest.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { standingOf } from '../phrases/politics.ts';
import { named, w } from '../words/words.ts';
import './modules.css';

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

const RELATION_RULES: Readonly<Record<Relation, string>> = {
  neutral: 'M18.10',
  passiveAlly: 'M18.12',
  activeAlly: 'M18.11',
  atWar: 'M18.12',
};

/** M0.13: who is at war with whom: a line for each country, what follows from it below. */
export function PoliticsPanel(props: Props): JSX.Element {
  const { table } = props;
  const view = latestOf(table.state, () => table.ask.politics());
  const list = (): readonly CountryView[] => view() ?? [];
  const armed = (): boolean => table.state()?.nations !== undefined;
  /** M17.f.4: the third power, until it is in the war. */
  const waiting = (): Side | undefined => table.state()?.units.find(({ passive }) => passive)?.side;
  const relations = (): Relation[] => {
    const there = new Set(list().flatMap((one) => SIDES.flatMap((side) => one[side] ?? [])));
    return (Object.keys(RELATION_RULES) as Relation[]).filter((one) => there.has(one));
  };
  const show = ({ country }: CountryView): void =>
    table.showHex(table.board?.cityHexes.find((hex) => table.board?.country[hex] === country));
  return (
    <section class="politics" aria-label={w.tabPolitics}>
      <h2>{w.tabPolitics}</h2>
      <Show when={list().length > 0} fallback={<p class="hint">{w.noPolitics}</p>}>
        <Show when={waiting()} fallback={<p class="hint">{w.majorsAtWar}</p>}>
          {(side) => (
            <p class="hint">
              {w.thirdStandsBy(w.sideName(side()))} <RuleLink id="M17.f.5" open={props.openRule} />
            </p>
          )}
        </Show>
        <ul class="countries">
          <For each={list()}>
            {(one) => (
              <li>
                <h3>
                  <button type="button" class="hex-link" onClick={() => show(one)}>
                    {named(one.name)}
                  </button>
                </h3>
                <table class="figures">
                  <tbody>
                    <Show
                      when={armed()}
                      fallback={
                        <tr>
                          <th scope="row">{w.countryStands}</th>
                          <td>{standingOf(one)}</td>
                        </tr>
                      }
                    >
                      <For each={SIDES}>
                        {(side) => (
                          <tr>
                            <th scope="row" class={`side ${sideClass(table.game, side)}`}>
                              {w.sideName(side)}
                            </th>
                            <td classList={{ war: one[side] === 'atWar' }}>{w.relationName[one[side] ?? 'neutral']}</td>
                          </tr>
                        )}
                      </For>
                      <tr>
                        <th scope="row">{w.armyOf}</th>
                        <td>
                          {w.armyFactors(one.factors ?? 0)},{' '}
                          {one.operator ? w.operatedBy(w.sideName(one.operator)) : w.operatedByNobody}
                        </td>
                      </tr>
                    </Show>
                    <tr>
                      <th scope="row">{w.citiesOf}</th>
                      <td>
                        {SIDES.filter((side) => one.cities[side] > 0)
                          .map((side) => `${w.sideName(side)} ${one.cities[side]}`)
                          .concat(one.cities.nobody > 0 ? [`${w.citiesOwn} ${one.cities.nobody}`] : [])
                          .join(', ')}
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p class="hint">
                  <Show when={one.conquered}>{(side) => <>{w.conqueredBy(w.sideName(side()))}. </>}</Show>
                  <RuleLink id={one.rule} open={props.openRule} />
                </p>
              </li>
            )}
          </For>
        </ul>
        <h3>{w.whatItMeans}</h3>
        <ul>
          <Show
            when={armed()}
            fallback={
              <li>
                {w.violationMeans} <RuleLink id="T22.5" open={props.openRule} />
              </li>
            }
          >
            <For each={relations()}>
              {(one) => (
                <li>
                  <strong>{w.relationName[one]}</strong>: {w.relationMeans[one]}{' '}
                  <RuleLink id={RELATION_RULES[one]} open={props.openRule} />
                </li>
              )}
            </For>
          </Show>
        </ul>
      </Show>
    </section>
  );
}
