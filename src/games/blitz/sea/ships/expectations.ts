import { type Expectation, Misstated, verdict } from '#core/expectation.ts';
import type { Hex } from '#hex/hex.ts';
import { ZONES, type Zone } from '#games/blitz/board.ts';
import { hexOf, nameIn, numberOf, type Scene, sideOf, unitOf, unitsOf } from '#games/blitz/expected/words.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type BlitzEvent, SHIP_TASKS, type ShipTask, type State, type Unit } from '#games/blitz/types.ts';
import { dockAt } from './ports.ts';
import { fleetOf, superiorIn, taskForcesIn } from './ships.ts';

/** M11: where ships are, their fleets, who rules the sea, beachheads. */

/** `dock D13`: the dock by its city hex or its own. */
export function harbourOf(scene: Scene, kind: 'dock' | 'assault', word: string | undefined): Hex {
  const hex = hexOf(scene, word);
  if (kind === 'assault') return hex;
  const dock = dockAt(scene.game.world.board, hex);
  if (!dock) throw new Misstated(`${word ?? ''} is no dock`);
  return dock.hex;
}

function zoneOf(word: string | undefined): Zone {
  const zone = ZONES.find((one) => one === word?.toUpperCase());
  if (!zone) throw new Misstated(`'${word ?? ''}' is no sea zone`);
  return zone;
}

/** Synonyms of ships' tasks (M11.tf). */
const ALSO_CALLED: Readonly<Record<string, ShipTask>> = {
  engagement: 'engaged',
  bombardment: 'bombarded',
  ranger: 'rangers',
  flight: 'flights',
};

function taskIn(word: string | undefined): ShipTask | 'none' {
  const named = [...SHIP_TASKS, 'none' as const].find((task) => task === word) ?? ALSO_CALLED[word ?? ''];
  if (!named) throw new Misstated(`a ship's task is: ${SHIP_TASKS.join(', ')} or none (M11.tf)`);
  return named;
}

/** All ships named have the mark. */
function marked(scene: Scene, words: readonly string[], mark: 'aborted' | 'withdrawn') {
  const without = unitsOf(scene, words).filter((ship) => !ship[mark]);
  return { met: without.length === 0, found: without.map(({ id }) => `${id} is not`).join(', ') || 'all are' };
}

export const NAVAL_EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  /** `superiority A blue`, `superiority A parity` */
  superiority: ({ game, state }, [zone, who]) =>
    verdict(
      who === 'none' || who === 'nobody' ? 'parity' : (who ?? ''),
      superiorIn(game.world, state, zoneOf(zone)) ?? 'parity',
    ),
  /** `taskForces blue A 3` */
  taskForces({ game, state }, [one, two, count]) {
    const [side, zone] = ZONES.some((letter) => letter === one?.toUpperCase()) ? [two, one] : [one, two];
    return verdict(numberOf(count), String(taskForcesIn(game.world, state, sideOf(side), zoneOf(zone))));
  },
  /** `fleet b.tf1 b.tf1+b.mst1` */
  fleet(scene, [id, ...words]) {
    const { game, state } = scene;
    const ship = unitOf(scene, id);
    const found = fleetOf(game.world, state, state.units.indexOf(ship)).map((no) => (state.units[no] as Unit).id);
    const wanted = unitsOf(scene, words).map((one) => one.id);
    const met = found.length === wanted.length && wanted.every((one) => found.includes(one));
    return { met, found: found.join('+') || 'none' };
  },
  /** `beachhead D14 blue`, `beachhead D14 nobody` */
  beachhead(scene, [word, who]) {
    const hex = hexOf(scene, word);
    return verdict(
      who === 'none' ? 'nobody' : (who ?? ''),
      scene.state.beachheads.find((one) => one.hex === hex)?.side ?? 'nobody',
    );
  },
  /** `engagement DW`, `engagement DW 2-1` */
  engagement(scene, [wanted, odds]) {
    const fought = scene.past.findLast((event) => event.is === 'engagement');
    if (fought?.is !== 'engagement') return { met: false, found: 'no engagement was fought' };
    const found = odds === undefined ? fought.result : `${fought.result} ${fought.odds}`;
    return verdict(
      [wanted?.toUpperCase() ?? '', ...(odds === undefined ? [] : [odds.replace(':', '-')])].join(' '),
      found,
    );
  },
  /** `aborted b.lst1`: M11.34 */
  aborted: (scene, words) => marked(scene, words, 'aborted'),
  /** `withdrawn r.tf1+r.mst1`: M11.26 */
  withdrawn: (scene, words) => marked(scene, words, 'withdrawn'),
  /** `task b.tf1 engaged`, `task b.lst1 wave`, `task b.tf1 none` */
  task: (scene, [id, wanted]) => verdict(taskIn(wanted), unitOf(scene, id).task ?? 'none'),
  /** `lifted b.lst1 6` */
  lifted: (scene, [id, wanted]) => verdict(numberOf(wanted), String(unitOf(scene, id).lifted ?? 0)),
  /** `wave C14 D14`: the beach of an assault hex; `wave C14 none` */
  wave(scene, [word, wanted]) {
    const from = hexOf(scene, word);
    const named = scene.state.waves?.find((wave) => wave.from === from);
    return verdict(
      wanted === 'none' ? 'none' : nameIn(scene, hexOf(scene, wanted)),
      named ? nameIn(scene, named.hex) : 'none',
    );
  },
  /** `sea A 2`: the code of the sea. */
  sea: ({ game, state }, [zone, wanted]) =>
    verdict(
      numberOf(wanted?.replace(/^S/i, '')),
      String(game.world.rules.weather.seaCode({ state, zone: zoneOf(zone) })),
    ),
  /** `port D13 H`, `port D13 D`, `port D13 open` */
  port(scene, [word, wanted = 'open']) {
    const hex = harbourOf(scene, 'dock', word);
    const shut = scene.state.ports?.filter((one) => one.hex === hex) ?? [];
    return verdict(wanted, shut.find(({ result }) => result === 'D')?.result ?? shut[0]?.result ?? 'open');
  },
  /** `dockOf D13 C14` */
  dockOf(scene, [city, wanted]) {
    const dock = dockAt(scene.game.world.board, hexOf(scene, city));
    return verdict(
      wanted === 'none' ? 'none' : nameIn(scene, hexOf(scene, wanted)),
      dock ? nameIn(scene, dock.hex) : 'none',
    );
  },
};
