import { createMemo, For, type JSX, Show } from 'solid-js';
import { priceOf } from '#games/gamex/muster/battle.ts';
import { WORKS, type Work } from '#games/gamex/muster/cost.ts';
import { defenderOf } from '#games/gamex/muster/field.ts';
import { type Bought, LEAST_POINTS, MOST_COUNTERS, MOST_POINTS } from '#games/gamex/muster/order.ts';
import { isAtWar, ROLES, roleOf, type Ware, WARS } from '#games/gamex/muster/stock.ts';
import { type Nation, usualSide } from '#games/gamex/nations.ts';
import type { Side } from '#games/gamex/types.ts';
import { counterOfKind } from '#games/gamex/desk/pieces.ts';
import { counterSvg } from '#web/board/counter-svg.ts';
import { theme } from '#web/table/settings/settings.ts';
import { called } from '../labels.ts';
import { airWeapon } from '../unit-descriptions.ts';
import { g } from '../words/words.ts';
import type { Choice } from './choice.ts';

const NATIONS = Object.keys(WARS) as readonly Nation[];
const WORK_NAMES = Object.keys(WORKS) as readonly Work[];

type One = Pick<Bought, 'nation' | 'id'>;

const valuesOf = ({ kind }: Ware): string =>
  kind.type === 'aircraft'
    ? kind.air.map(airWeapon).join(' ')
    : `${kind.code} ${kind.as}/${kind.range}${kind.star ? '*' : ''}/${kind.ds}/${kind.mp}`;

/** A counter with its price, and how many of it. */
function Line(props: {
  readonly choice: Choice;
  readonly side: Side;
  readonly one: One;
  readonly name: string;
  readonly values: string;
  readonly cost: number;
  readonly picture?: string;
}): JSX.Element {
  const count = (): number => props.choice.count(props.side, props.one);
  const take = (more: number): void => props.choice.take(props.side, props.one, count() + more);
  return (
    <li>
      <span class="picture" innerHTML={props.picture ?? ''} />
      <span class="name">
        {props.name} <small>{props.values}</small>
      </span>
      <span class="cost">{g.muster.cost(props.cost)}</span>
      <span class="stepper">
        <button type="button" aria-label={g.muster.fewer(props.name)} disabled={count() === 0} onClick={() => take(-1)}>
          −
        </button>
        <output>{count()}</output>
        <button
          type="button"
          aria-label={g.muster.more(props.name)}
          disabled={count() >= MOST_COUNTERS}
          onClick={() => take(1)}
        >
          +
        </button>
      </span>
    </li>
  );
}

/** A side's nations, its points and what it buys with them. */
export function ArmyChoice(props: { readonly choice: Choice; readonly side: Side; readonly no: number }): JSX.Element {
  const { choice, side } = props;
  const army = () => choice.order().sides[side];
  const year = (): number => choice.order().year;
  const left = (): number => army().points - choice.spent(side);
  const nations = createMemo(() => army().nations);
  const wares = createMemo(() => {
    const all = nations().flatMap((nation) =>
      (choice.gamePackages().get(nation) ?? []).map((ware) => ({ nation, ware })),
    );
    return ROLES.flatMap((role) => all.filter(({ ware }) => roleOf(ware.kind) === role));
  });
  const named = (nation: Nation, ware: Ware): string => {
    const name = called(g.kindName, ware.kind.name);
    return army().nations.length > 1 ? g.unitName(g.nation[nation], name) : name;
  };
  const enlist = (nation: Nation, is: boolean): void =>
    choice.enlist(side, {
      nations: is ? [...army().nations, nation] : army().nations.filter((one) => one !== nation),
    });
  const keyOf = (nation: Nation | undefined, id: string): string => (nation === undefined ? id : `${nation} ${id}`);
  let boughtAnew = false;
  const shop = (): void => {
    boughtAnew = true;
    choice.shop(side);
  };
  /** Rows of the purchase list: a row stays, at 0, until the whole army is bought anew or dismissed. */
  const listed = createMemo((before: ReadonlySet<string>) => {
    const now = army().bought.map(({ nation, id }) => keyOf(nation, id));
    const anew = boughtAnew;
    boughtAnew = false;
    return now.length === 0 || anew ? new Set(now) : new Set([...before, ...now]);
  }, new Set<string>());
  const isListed = ({ nation, ware }: { nation: Nation; ware: Ware }): boolean => listed().has(keyOf(nation, ware.id));
  const line = ({ nation, ware }: { nation: Nation; ware: Ware }) => (
    <Line
      choice={choice}
      side={side}
      one={{ nation, id: ware.id }}
      name={named(nation, ware)}
      values={valuesOf(ware)}
      cost={ware.cost}
      picture={counterSvg(counterOfKind(ware.kind, nation), theme())}
    />
  );
  const work = (id: Work) => (
    <Line
      choice={choice}
      side={side}
      one={{ id }}
      name={g.muster.work[id]}
      values=""
      cost={priceOf(choice.gamePackages(), { id }) ?? 0}
    />
  );
  const worksFor = (): boolean =>
    defenderOf(choice.order().fight) === side || WORK_NAMES.some((id) => choice.count(side, { id }) > 0);
  return (
    <section class="army" aria-label={g.side[side]}>
      <h2 class={`side-${props.no}`}>{g.side[side]}</h2>
      <div class="choose nations" role="group" aria-label={g.muster.nations}>
        <span>{g.muster.nations}</span>
        <For each={NATIONS.filter((nation) => usualSide(nation) === side)}>
          {(nation) => (
            <label title={isAtWar(nation, year()) ? undefined : g.muster.notAtWar(g.nation[nation], year())}>
              <input
                type="checkbox"
                checked={army().nations.includes(nation)}
                disabled={!isAtWar(nation, year()) && !army().nations.includes(nation)}
                onChange={(event) => enlist(nation, event.currentTarget.checked)}
              />
              <span>{g.nation[nation]}</span>
            </label>
          )}
        </For>
      </div>
      <div class="purse">
        <label class="line">
          {g.muster.points}{' '}
          <input
            type="number"
            min={LEAST_POINTS}
            max={MOST_POINTS}
            step="10"
            value={army().points}
            onChange={(event) => {
              const points = Math.round(Number(event.currentTarget.value));
              const held = Math.min(MOST_POINTS, Math.max(LEAST_POINTS, points || LEAST_POINTS));
              event.currentTarget.value = String(held);
              choice.enlist(side, { points: held });
            }}
          />
        </label>
        <p role="status" classList={{ over: left() < 0 }}>
          {g.muster.spent(choice.spent(side), army().points)}
          <Show when={left() < 0}>: {g.muster.over(-left())}</Show>
        </p>
        <button type="button" onClick={shop}>
          {g.muster.buy}
        </button>
        <button type="button" disabled={army().bought.length === 0} onClick={() => choice.empty(side)}>
          {g.muster.empty}
        </button>
      </div>
      <h3>{g.muster.shelf}</h3>
      <For each={ROLES}>
        {(role) => {
          const all = () => wares().filter(({ ware }) => roleOf(ware.kind) === role);
          return (
            <Show when={all().length > 0}>
              <details>
                <summary>
                  {g.muster.role[role]} ({all().length})
                </summary>
                <ul class="wares">
                  <For each={all()}>{line}</For>
                </ul>
              </details>
            </Show>
          );
        }}
      </For>
      <Show when={worksFor()}>
        <details>
          <summary>{g.muster.works}</summary>
          <ul class="wares">
            <For each={WORK_NAMES}>{work}</For>
          </ul>
        </details>
      </Show>
      <h3>{g.muster.bought}</h3>
      <Show when={listed().size > 0} fallback={<p>{g.muster.nothing}</p>}>
        <ul class="wares">
          <For each={wares().filter(isListed)}>{line}</For>
          <For each={WORK_NAMES.filter((id) => listed().has(id))}>{work}</For>
        </ul>
      </Show>
    </section>
  );
}
