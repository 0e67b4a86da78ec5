import { createMemo, createSignal } from 'solid-js';
import { fittedTo } from '#games/blitz/modules/compatibility.ts';
import type { Objection } from '#core/objection.ts';
import { english } from '#core/message.ts';
import type { Ledger } from '#core/ledger.ts';
import {
  lastTurnOf,
  MODULE_IDS,
  type ModuleId,
  openingOf,
  openOptions,
  scenarioOf,
  withNations,
} from '#games/blitz/modules/modules.ts';
import type { OptionValues } from '#games/blitz/modules/options.ts';
import type { Playable } from '#games/blitz/modules/ready-sets.ts';
import { type Preset, setFaults, type Switch } from '#games/blitz/presets.ts';
import { decisionsOf } from '#games/blitz/sequence.ts';
import { worldOf } from '#games/blitz/setup.ts';
import { isPosition } from '#games/blitz/text/position/position-text.ts';
import type { BlitzFrame, Side } from '#games/blitz/types.ts';
import type { Seat, Start } from '#web/table/start.ts';
import { LIBRARY } from '../library.ts';
import { readPosition } from '../read-position.ts';
import { PLACEMENTS, startFrom, switchesOf } from '../starts.ts';
import { toggled } from '#web/table/rules/switch-list.tsx';
import { changesOf } from './changes.ts';
import { optionsWith } from './module-options.ts';

/** M0.1: a game as it is put together: level, switches, modules, options, armies, players. */
export function createChoice() {
  const [level, setLevel] = createSignal<Preset>('basic');
  const [switches, setSwitches] = createSignal<readonly Switch[]>([]);
  const [modules, setModules] = createSignal<readonly ModuleId[]>([]);
  const [chosen, setChosen] = createSignal<OptionValues>({});
  const [placement, setPlacement] = createSignal<Readonly<Record<Side, string | undefined>>>(PLACEMENTS);
  const [seats, setSeats] = createSignal<Readonly<Record<Side, Seat>>>({ blue: 'human', red: 'regular' });
  const playable = (): readonly Switch[] => switches().filter((name) => switchesOf(level()).includes(name));
  /** M0.options: what can be chosen with all that are played. */
  const open = () => openOptions({ modules: modules(), chosen: chosen() });
  /** Options of modules that are played, where they are not as usual. */
  const options = (): OptionValues =>
    Object.fromEntries(
      Object.entries(open()).flatMap(([name, { values }]) => {
        const value = chosen()[name];
        return value === undefined || value === values[0] ? [] : [[name, value]];
      }),
    );
  const start = (): Start =>
    startFrom({
      level: level(),
      switches: playable(),
      modules: modules(),
      chosen: options(),
      scenario: undefined,
      placement: placement(),
      seats: seats(),
      turns: lastTurnOf({ modules: modules(), chosen: chosen() }),
      minors: withNations(modules()),
    });
  const faultsWith = (ids: readonly ModuleId[]): readonly Objection[] =>
    setFaults({ preset: level(), switches: playable(), modules: ids }, scenarioOf({ modules: ids, chosen: chosen() }));
  const faults = createMemo(() => faultsWith(modules()));
  const phases = createMemo((): readonly BlitzFrame[] => {
    if (faults().length > 0) return [];
    const position = readPosition(start().text, LIBRARY);
    const hidden = open()['productionPlanning'] !== undefined && chosen()['productionPlanning'] === 'on';
    return isPosition(position)
      ? decisionsOf(worldOf(position), position.state).filter(({ at }) => at !== 'plans' || hidden)
      : [];
  });
  return {
    level,
    setLevel,
    switches,
    setSwitches,
    modules,
    toggle: (id: ModuleId) => {
      const on = toggled(modules(), id);
      setModules(MODULE_IDS.filter((one) => on.includes(one)));
    },
    openOptions: (id: ModuleId) => optionsWith({ modules: modules(), chosen: chosen() }, id),
    /** M17.e.1: the armies of the majors stay at home. */
    onlyMinors: (): boolean => openingOf({ modules: modules(), chosen: chosen() }).minorsOnly === true,
    option: (name: string): string | undefined => chosen()[name],
    choose: (name: string, value: string) => setChosen({ ...chosen(), [name]: value }),
    placement,
    setPlacement,
    seats,
    setSeats,
    take(set: Playable) {
      setLevel(set.level);
      setSwitches([]);
      setModules(set.modules);
      setChosen({ ...(set.scenario === undefined ? {} : { scenario: set.scenario }), ...set.chosen });
    },
    start,
    faults,
    /** M17.table: the modules as the war that is chosen needs them, where that puts everything right. */
    fitting(): readonly ModuleId[] | undefined {
      const letter = scenarioOf({ modules: modules(), chosen: chosen() });
      if (faults().length === 0 || letter === undefined) return undefined;
      const fitted = fittedTo(letter, level(), modules());
      const ids = MODULE_IDS.filter((id) => fitted.includes(id));
      return faultsWith(ids).length === 0 ? ids : undefined;
    },
    fit: (ids: readonly ModuleId[]) => setModules(ids),
    /** Faults that would disappear without a module. */
    faultsOf(id: ModuleId): readonly Objection[] {
      const others = faultsWith(modules().filter((one) => one !== id)).map(({ because }) => english(because));
      return faults().filter(({ because }) => !others.includes(english(because)));
    },
    phases,
    replaced: (ledger: Ledger): readonly string[] => [
      ...new Set(modules().flatMap((id) => changesOf(ledger, id).replaces)),
    ],
  };
}

export type Choice = ReturnType<typeof createChoice>;
