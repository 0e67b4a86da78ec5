import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { BatteryOffer } from '#games/gamex/desk/support.ts';
import type { GameTable } from '../game-table.ts';
import { unitName } from '../unit-descriptions.ts';
import type { Led, SupportGuide } from '../support.ts';
import { g } from '../words/words.ts';

/** Batteries and aircraft, led step by step: who, where, by whose eyes or on which line. Every step can be taken back. */
export function SupportPanel(props: { readonly table: GameTable; readonly guide: SupportGuide }): JSX.Element {
  const { table, guide } = props;
  const { support } = g;
  const counters = () => table.laid.common().find(({ verb }) => verb === 'counterBattery')?.choices ?? [];
  const any = (): boolean => guide.support().batteries.length + guide.support().flights.length > 0;
  const name = (id: string): string => unitName({ id });
  const isBack = (): boolean => table.frame()?.at === 'reenter';
  return (
    <Show when={any()}>
      <section class="support" aria-label={support.title}>
        <h2>{support.title}</h2>
        <Show
          when={guide.led()}
          fallback={
            <ul class="unit-list">
              <For each={guide.support().batteries}>{(one) => <Battery table={table} guide={guide} offer={one} />}</For>
              <For each={counters()}>
                {({ command, text }) => (
                  <li>
                    <button type="button" title={text} onClick={() => void table.game.play(command)}>
                      {g.action.counterBattery}: {text.split(' ').slice(1).join(' ')}
                    </button>
                  </li>
                )}
              </For>
              <For each={guide.support().flights}>
                {({ aircraft, targets }) => (
                  <li>
                    <button
                      type="button"
                      disabled={targets.length === 0}
                      onClick={() => guide.lead({ of: 'flight', aircraft })}
                    >
                      {(targets.length === 0 ? support.nothingToAttack : isBack() ? support.flyAgain : support.fly)(
                        name(aircraft),
                      )}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          }
        >
          {(led) => (
            <>
              <Steps table={table} guide={guide} led={led()} name={name} />
              <button type="button" onClick={guide.back}>
                ‹ {support.back}
              </button>
            </>
          )}
        </Show>
      </section>
    </Show>
  );
}

function Battery(props: {
  readonly table: GameTable;
  readonly guide: SupportGuide;
  readonly offer: BatteryOffer;
}): JSX.Element {
  const { battery, guns, strength, level, ready } = props.offer;
  const [warned, setWarned] = createSignal(false);
  const isBlind = props.offer.targets.length === 0;
  const call = (): void => void props.table.play({ do: 'obaCheck', battery });
  return (
    <li>
      <Show
        when={ready}
        fallback={
          <>
            <button type="button" onClick={() => (isBlind ? setWarned(true) : call())}>
              {g.support.call(battery, guns.length, strength, level)}
            </button>
            <Show when={warned()}>
              <p role="alert">
                {g.support.blind(battery)}{' '}
                <button type="button" onClick={call}>
                  {g.support.callAnyway}
                </button>
              </p>
            </Show>
          </>
        }
      >
        <button
          type="button"
          disabled={props.offer.targets.length === 0}
          onClick={() => props.guide.lead({ of: 'battery', battery, extra: 0 })}
        >
          {props.offer.targets.length > 0 ? g.support.lay(battery) : g.support.noTarget(battery)}
        </button>
      </Show>
    </li>
  );
}

function Steps(props: {
  readonly table: GameTable;
  readonly guide: SupportGuide;
  readonly led: Led;
  readonly name: (id: string) => string;
}): JSX.Element {
  const { table, guide } = props;
  const { support } = g;
  const hexName = (): string => table.laid.name(props.led.hex ?? -1);
  const battery = () => (props.led.of === 'battery' ? props.led : undefined);
  const flight = () => (props.led.of === 'flight' ? props.led : undefined);
  const pool = (): number => {
    const frame = table.frame();
    return frame?.at === 'spend' ? frame.pool : 0;
  };
  return (
    <div aria-live="polite">
      <Switch>
        <Match when={props.led.hex === undefined}>
          <p>{support.whichHex}</p>
          <div class="row">
            <For each={guide.targets()}>
              {(hex) => (
                <button type="button" onClick={() => guide.aim(hex)}>
                  {table.laid.name(hex)}
                </button>
              )}
            </For>
          </div>
        </Match>
        <Match when={battery()?.eye === undefined && battery()}>
          {(now) => (
            <>
              <p>{support.whichEye(hexName())}</p>
              <ul class="unit-list">
                <For each={guide.eyes()}>
                  {(eye) => (
                    <li>
                      <button type="button" onClick={() => guide.lead({ ...now(), eye })}>
                        {props.name(eye)}
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            </>
          )}
        </Match>
        <Match when={battery()}>
          {(now) => (
            <>
              <p>{support.ready(now().battery, hexName(), props.name(now().eye ?? ''))}</p>
              <p>{support.accuracy(Math.min(6, 2 + now().extra))}</p>
              <label>
                {support.extra}{' '}
                <input
                  type="number"
                  min="0"
                  max={pool()}
                  value={now().extra}
                  onChange={({ currentTarget }) =>
                    guide.lead({ ...now(), extra: Math.max(0, Math.min(pool(), currentTarget.valueAsNumber || 0)) })
                  }
                />
              </label>
            </>
          )}
        </Match>
        <Match when={flight()?.way === undefined && flight()}>
          {(now) => (
            <>
              <p>{support.whichWay(hexName())}</p>
              <div class="row">
                <For each={guide.ways()}>
                  {({ path }, i) => (
                    <button type="button" onClick={() => guide.lead({ ...now(), way: i() })}>
                      {i() + 1}: {table.laid.name(path[0] ?? -1)} › {table.laid.name(path.at(-1) ?? -1)}
                    </button>
                  )}
                </For>
              </div>
            </>
          )}
        </Match>
        <Match when={flight()}>
          {(now) => (
            <>
              <p>{support.flies(props.name(now().aircraft), hexName())}</p>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
}
