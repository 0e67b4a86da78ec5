import { createEffect, createSignal, on } from 'solid-js';
import { aloftIn } from '#games/gamex/desk/aloft.ts';
import { toneFor } from '#games/gamex/desk/pieces.ts';
import type { AssaultNow, BatteryOffer, Flight, FlightOffer, Support } from '#games/gamex/desk/support.ts';
import type { Layer, LayerItem } from '#table/board-model.ts';
import { answersTo } from '#web/table/questions.ts';
import type { GameTable } from './game-table.ts';
import { unitName } from './unit-descriptions.ts';
import { g } from './words/words.ts';

/** A battery or an aircraft that is being led to its target; every step can be taken back. */
export type Led =
  | {
      readonly of: 'battery';
      readonly battery: string;
      readonly hex?: number;
      readonly eye?: string;
      readonly extra: number;
    }
  | { readonly of: 'flight'; readonly aircraft: string; readonly hex?: number; readonly way?: number };

const NONE: Support = { batteries: [], flights: [] };

/** Steps of a support action led so far, and the next choices. */
export function createSupport(table: GameTable) {
  const { game, laid } = table;
  const [support, setSupport] = createSignal<Support>(NONE);
  const [assault, setAssault] = createSignal<AssaultNow>();
  const [led, setLed] = createSignal<Led>();
  const toSupport = answersTo<Support>(setSupport, NONE);
  const toAssault = answersTo<AssaultNow | undefined>(setAssault, undefined);
  createEffect(
    on([() => game.update()?.decision, game.humanDecides], () => {
      setLed(undefined);
      const at = game.humanDecides() ? table.frame()?.at : undefined;
      toSupport.ask(at === 'spend' || at === 'reenter' ? game.ask<Support>('support') : undefined);
      toAssault.ask(at === 'assault' ? game.ask<AssaultNow | undefined>('assault') : undefined);
    }),
  );
  const battery = (): BatteryOffer | undefined => {
    const now = led();
    return now?.of === 'battery' ? support().batteries.find((one) => one.battery === now.battery) : undefined;
  };
  const flight = (): FlightOffer | undefined => {
    const now = led();
    return now?.of === 'flight' ? support().flights.find((one) => one.aircraft === now.aircraft) : undefined;
  };
  const targets = (): readonly number[] =>
    [...(battery()?.targets ?? []), ...(flight()?.targets ?? [])].map((one) => one.hex);
  const eyes = (): readonly string[] => battery()?.targets.find((one) => one.hex === led()?.hex)?.eyes ?? [];
  const ways = (): readonly Flight[] => flight()?.targets.find((one) => one.hex === led()?.hex)?.ways ?? [];

  const begun = (now: Led): Led =>
    now.of === 'battery' ? { of: 'battery', battery: now.battery, extra: 0 } : { of: 'flight', aircraft: now.aircraft };
  function aim(hex: number): void {
    const now = led();
    if (!now || !targets().includes(hex)) return;
    const [only, ...others] = battery()?.targets.find((one) => one.hex === hex)?.eyes ?? [];
    setLed({
      ...begun(now),
      hex,
      ...(now.of === 'battery' && only !== undefined && others.length === 0 ? { eye: only } : {}),
    } as Led);
  }
  /** A click on the map while a target is chosen is for the battery or the aircraft, and for nothing else. */
  function takes(hex: number): boolean {
    const now = led();
    if (!now) return false;
    if (targets().includes(hex)) {
      aim(hex);
      return true;
    }
    return now.hex === undefined;
  }
  /** Led actions have the map to themselves: no unit is selected meanwhile. */
  function lead(next: Led | undefined): void {
    if (next && !led()) laid.choose(undefined);
    setLed(() => next);
  }

  /** One step back; from the first, nothing is led any more. */
  function back(): void {
    const now = led();
    if (!now) return;
    if (now.hex === undefined) return void setLed(undefined);
    const several = now.of === 'battery' ? now.eye !== undefined && eyes().length > 1 : now.way !== undefined;
    setLed(several ? { ...begun(now), hex: now.hex } : begun(now));
  }

  /** Prompt of the step at hand. */
  function asks(): string | undefined {
    const now = led();
    if (!now) return undefined;
    const who = now.of === 'battery' ? g.support.batteryName(now.battery) : unitName({ id: now.aircraft });
    if (now.hex === undefined) return g.support.asksHex(who);
    if (now.of === 'battery') return now.eye === undefined ? g.support.asksEye(who) : g.support.asksReady(who);
    return now.way === undefined ? g.support.asksWay(who) : g.support.asksReady(who);
  }

  function ledLayers(): readonly LayerItem[] {
    const now = led();
    if (!now) return [];
    if (now.hex === undefined) return [{ kind: 'outline', hexes: targets(), tone: 'target' }];
    const items: LayerItem[] = [{ kind: 'outline', hexes: [now.hex], tone: 'target' }];
    const own = toneFor(table.side());
    if (now.of === 'flight')
      for (const [i, { path }] of ways().entries()) {
        if (now.way !== undefined && now.way !== i) continue;
        items.push({ kind: 'path', hexes: path, tone: own, ghost: now.way === undefined });
        const [entry] = path;
        if (entry !== undefined) items.push({ kind: 'plate', hex: entry, text: String(i + 1), tone: own });
      }
    else
      for (const id of now.eye === undefined ? eyes() : [now.eye]) {
        const from = laid.piece(id)?.hex;
        if (from !== undefined) items.push({ kind: 'arrow', from, to: now.hex, tone: own });
      }
    return items;
  }

  /** The line an aircraft is on. */
  function flightLayers(): readonly LayerItem[] {
    const [world, state] = [table.world, table.state()];
    const aloft = world && state ? aloftIn(world, state) : undefined;
    if (!aloft || aloft.line.length < 2) return [];
    return [{ kind: 'path', hexes: aloft.line, tone: toneFor(table.unit(aloft.unit)?.side) }];
  }

  const layers = (): readonly Layer[] => {
    const items = [...ledLayers(), ...flightLayers()];
    return items.length > 0 ? [{ id: 'support', above: true, items }] : [];
  };
  return {
    support,
    assault,
    led,
    asks,
    lead,
    takes,
    targets,
    eyes,
    ways,
    aim,
    back,
    layers,
  };
}

export type SupportGuide = ReturnType<typeof createSupport>;
