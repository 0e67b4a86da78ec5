import { wantedOf } from '#games/gamex/desk/objective.ts';
import { DRM, TERRAIN_DRM } from '#games/gamex/fire/strength.ts';
import { WEAPONS, type Weapon } from '#games/gamex/kinds.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import {
  AA_COLUMNS,
  aaResult,
  COLUMNS,
  combatResult,
  effectiveness,
  LEAST_ROLL,
  MOST_ROLL,
} from '#games/gamex/tables.ts';
import { SIDES } from '#games/gamex/types.ts';
import { VICTORY_WORDS } from '#games/gamex/words.ts';
import type { Ratio } from '#core/terms.ts';
import type { Chart } from '#web/board/chart-sheets.ts';
import { signedWhole } from '#web/table/sign.ts';
import { toldOf } from './catalogue.ts';
import { sideRows, terrainRows } from './terrain-rows.ts';
import { g, said } from './words/words.ts';

/** Printed charts: the battle, and the tables of the rules. */

const dash = (result: string): string => (result === '-' ? '–' : result);

const results = (): Chart => {
  const rolls = Array.from({ length: MOST_ROLL - LEAST_ROLL + 1 }, (_, i) => LEAST_ROLL + i);
  const named = (roll: number): string => {
    const text = String(roll).replace('-', '−');
    return roll === LEAST_ROLL ? g.charts.atMost(text) : roll === MOST_ROLL ? g.charts.atLeast(text) : text;
  };
  return {
    title: g.charts.results,
    note: g.charts.resultsNote(g.hit['-'], g.hit.D, g.hit.DD, g.hit.X),
    heads: [g.charts.die, ...COLUMNS],
    rows: rolls.map((roll) => [named(roll), ...COLUMNS.map((column) => dash(combatResult(column, roll)))]),
  };
};

function modifiers(): Chart {
  const valueOf = (value: number | { readonly armored: number; readonly soft: number }): string =>
    typeof value === 'number'
      ? signedWhole(value)
      : `${signedWhole(value.armored)} (${g.charts.armoured}), ${signedWhole(value.soft)} (${g.charts.others})`;
  const all = { ...TERRAIN_DRM, ...DRM };
  return {
    title: g.charts.modifiers,
    note: g.charts.modifiersNote,
    rows: Object.entries(all)
      .filter(([, value]) => value !== 0)
      .map(([label, value]) => [g.drmOf[label] ?? label, valueOf(value)]),
  };
}

const HALVES: Readonly<Record<string, string>> = { '0/1': '–', '1/2': '× ½', '1/1': '× 1', '2/1': '× 2' };
const times = ({ n, d }: Ratio): string => HALVES[`${n}/${d}`] ?? `× ${n}/${d}`;
const [NEAR, FAR, RANGE] = [1, 20, 24];

function weapons(): Chart {
  const row = (name: string, weapon: Weapon, indirect = false): readonly string[] => [
    name,
    times(effectiveness(weapon, 'armored', NEAR, RANGE, indirect)),
    times(effectiveness(weapon, 'armored', FAR, RANGE, indirect)),
    times(effectiveness(weapon, 'soft', NEAR, RANGE, indirect)),
  ];
  return {
    title: g.charts.weapons,
    note: g.charts.weaponsNote,
    heads: [g.charts.weapon, g.charts.near(g.charts.half), g.charts.far, g.charts.soft],
    rows: [
      ...WEAPONS.filter((weapon) => weapon !== 'G').map((weapon) =>
        row(`${weapon}: ${g.report.weapons[weapon]}`, weapon),
      ),
      row(g.charts.indirect, 'H', true),
    ],
  };
}

const antiAircraft = (): Chart => ({
  title: g.charts.antiAircraft,
  note: g.charts.antiAircraftNote(g.aaHit['-'], g.aaHit.D, g.aaHit.X),
  heads: [
    g.charts.die,
    ...AA_COLUMNS.map((least, i) => {
      const next = AA_COLUMNS[i + 1];
      return next === undefined ? `${least}+` : `${least}–${next - 1}`;
    }),
  ],
  rows: [1, 2, 3, 4, 5, 6].map((die) => [
    String(die),
    ...AA_COLUMNS.map((least) => dash(aaResult({ n: least, d: 1 }, die))),
  ]),
});

/** Orders, goals, morale and length of a battle. */
function battle(id: string, { world, start }: OpenGamex): Chart {
  const told = toldOf(id);
  const nations = [...new Set(start.units.map(({ nation }) => nation))].filter(
    (one) => world.morale[one] !== undefined,
  );
  const morale = nations.map((one) => {
    const name = (g.nation as Readonly<Record<string, string>>)[one] ?? one;
    return g.charts.moraleOf(name, world.morale[one] ?? 0);
  });
  const wins = SIDES.map((side) =>
    world.goals
      .filter((goal) => goal.side === side)
      .map(
        (goal) => `${said(VICTORY_WORDS[goal.level])}: ${said(wantedOf(goal))}${goal.sudden ? ` (${g.sudden})` : ''}.`,
      )
      .join(' '),
  );
  return {
    title: told.title,
    ...(told.date === '' ? {} : { note: told.date }),
    rows: [
      [g.charts.battle, told.about.join(' ')],
      ...SIDES.map((side) => [g.charts.orders(g.side[side]), told.sides[side].join(' ')]),
      ...SIDES.map((side, i) => [g.charts.wins(g.side[side]), wins[i] ?? '']),
      [g.charts.end, g.winsWhen(world.turns)],
      [g.charts.morale, `${morale.join(', ')}. ${g.charts.moraleNote}`],
    ].filter(([, text]) => text !== ''),
  };
}

/** Turns as boxes to tick, ten a row. */
function turns({ world }: OpenGamex): Chart {
  const all = Array.from({ length: world.turns }, (_, i) => String(i + 1));
  return {
    title: g.charts.turns,
    note: g.charts.turnsNote,
    rows: Array.from({ length: Math.ceil(all.length / 10) }, (_, i) =>
      all.slice(i * 10, i * 10 + 10).map((turn) => `${turn}  □`),
    ),
  };
}

export const chartsOf = (id: string, game: OpenGamex): readonly Chart[] => [
  battle(id, game),
  turns(game),
  results(),
  modifiers(),
  weapons(),
  antiAircraft(),
  { title: g.charts.terrain, rows: terrainRows() },
  { title: g.charts.sides, rows: sideRows() },
];
