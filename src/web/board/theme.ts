import type { Highlight, SideNo } from '#table/board-model.ts';

export interface SideColours {
  readonly fill: string;
  readonly bevel: string;
  readonly edge: string;
  readonly ink: string;
  /** Ground of the NATO box. */
  readonly box: string;
}

export interface Theme {
  readonly name: 'classic' | 'night' | 'contrast';
  readonly paper: string;
  readonly neutral: string;
  /** From the deep sea to the shore. */
  readonly sea: readonly [string, string, string, string];
  readonly waterLine: string;
  readonly coast: string;
  readonly lake: string;
  readonly river: string;
  readonly bank: string;
  readonly wood: string;
  readonly woodEdge: string;
  readonly crown: string;
  readonly range: string;
  readonly shade: string;
  readonly light: string;
  readonly hachure: string;
  readonly desert: string;
  readonly sand: string;
  readonly sandDot: string;
  readonly roadCase: string;
  readonly road: string;
  readonly townGround: string;
  readonly block: string;
  readonly capital: string;
  readonly frontier: string;
  readonly tints: {
    readonly sides: readonly [string, string];
    readonly neutral: string;
    readonly minor: readonly string[];
  };
  readonly tintAlpha: number;
  readonly grid: string;
  readonly gridAlpha: number;
  readonly ink: string;
  readonly inkSoft: string;
  readonly waterInk: string;
  readonly halo: string;
  readonly seaHalo: string;
  readonly frame: string;
  readonly frameInk: string;
  /** Colours of the first side, of the second, and of neutrals. */
  readonly sides: readonly [SideColours, SideColours, SideColours];
  readonly shadow: string;
  readonly tones: Record<Highlight, string>;
  /** Wash over reachable ground: light by day, lit by night. */
  readonly reachWash: string;
  /** A line of sight as far as it goes. */
  readonly sightClear: string;
  readonly reachAlpha: number;
  readonly plate: string;
  readonly plateInk: string;
  readonly focus: string;
}

export const CLASSIC: Theme = {
  name: 'classic',
  paper: '#f0ead9',
  neutral: '#cac9c4',
  sea: ['#adc4cc', '#b5cad1', '#bdd0d6', '#c8d9dc'],
  waterLine: '#93b0bb',
  coast: '#5d7883',
  lake: '#bfd3d9',
  river: '#a9c6d1',
  bank: '#6f94a3',
  wood: '#aabb8d',
  woodEdge: '#6f8659',
  crown: '#647d4f',
  range: '#dfcab0',
  shade: '#6b5138',
  light: '#fffaec',
  hachure: '#5a4330',
  desert: '#f5e1a6',
  sand: '#ecd9a4',
  sandDot: '#b08f4f',
  roadCase: '#5f4236',
  road: '#c8694a',
  townGround: '#e3d2b8',
  block: '#4d3d38',
  capital: '#8c2f26',
  frontier: '#6b5a6b',
  tints: {
    sides: ['#5f8cc0', '#c8705f'],
    neutral: '#8a8a86',
    minor: ['#c9a23c', '#6fa06a', '#a8764c', '#8c7fb0', '#5fa3a0'],
  },
  tintAlpha: 0.15,
  grid: '#2b2a26',
  gridAlpha: 0.15,
  ink: '#2e2722',
  inkSoft: '#6d6152',
  waterInk: '#2f5363',
  halo: '#f4efe0',
  seaHalo: '#c4d5da',
  frame: '#e9e1cc',
  frameInk: '#4a4036',
  sides: [
    { fill: '#3d6b9e', bevel: '#7fa3cb', edge: '#1e3a5c', ink: '#ffffff', box: '#dbe7f4' },
    { fill: '#a8443a', bevel: '#d48a7f', edge: '#5c1d17', ink: '#ffffff', box: '#f8e0da' },
    { fill: '#6f6a5e', bevel: '#a39d8e', edge: '#35322b', ink: '#ffffff', box: '#ebe7dc' },
  ],
  shadow: '#1b1712',
  tones: {
    reach: '#fffbe8',
    blocked: '#3a332b',
    target: '#b3261e',
    selected: '#1b1b1b',
    warning: '#d18a00',
    retreat: '#8a63c9',
    own: '#163e73',
    enemy: '#8f2f26',
    first: '#163e73',
    second: '#8f2f26',
  },
  reachWash: '#fffdf2',
  sightClear: '#1f7a3d',
  reachAlpha: 0.36,
  plate: '#fffaf0',
  plateInk: '#2b221c',
  focus: '#1458c8',
};

export const NIGHT: Theme = {
  name: 'night',
  paper: '#35332e',
  neutral: '#201e1c',
  sea: ['#1b262c', '#1e2a31', '#212f36', '#26363d'],
  waterLine: '#34474f',
  coast: '#7f9aa4',
  lake: '#243640',
  river: '#39576a',
  bank: '#64879a',
  wood: '#264c43',
  woodEdge: '#5c8a76',
  crown: '#4d7a67',
  range: '#524230',
  shade: '#14100b',
  light: '#a08e74',
  hachure: '#130f0a',
  desert: '#585131',
  sand: '#6e6242',
  sandDot: '#9a8657',
  roadCase: '#1a1612',
  road: '#a86a4d',
  townGround: '#4a4339',
  block: '#d9c9ae',
  capital: '#f0a58f',
  frontier: '#a893a8',
  tints: {
    sides: ['#5f93d6', '#d97866'],
    neutral: '#8a8a86',
    minor: ['#c9a23c', '#6fa06a', '#b0835a', '#9a8cc4', '#5fb0ac'],
  },
  tintAlpha: 0.16,
  grid: '#e9e4d8',
  gridAlpha: 0.11,
  ink: '#ece4d4',
  inkSoft: '#b3a995',
  waterInk: '#8fb3c3',
  halo: '#2b2924',
  seaHalo: '#1d282e',
  frame: '#24231f',
  frameInk: '#b9ad97',
  sides: [
    { fill: '#4376b3', bevel: '#9cc0ea', edge: '#0d1b2b', ink: '#ffffff', box: '#dfeaf7' },
    { fill: '#c05341', bevel: '#eba193', edge: '#2b0d09', ink: '#ffffff', box: '#f9e3dd' },
    { fill: '#7a7466', bevel: '#b5ad9a', edge: '#1a1814', ink: '#ffffff', box: '#ece8dd' },
  ],
  shadow: '#000000',
  tones: {
    reach: '#fff0b8',
    blocked: '#000000',
    target: '#ff6b57',
    selected: '#ffffff',
    warning: '#ffd166',
    retreat: '#9a6be6',
    own: '#a5ccff',
    enemy: '#f08a78',
    first: '#a5ccff',
    second: '#f08a78',
  },
  reachWash: '#fff1c4',
  sightClear: '#7fe0a0',
  reachAlpha: 0.15,
  plate: '#f4ecdc',
  plateInk: '#1d1813',
  focus: '#7db5ff',
};

export const CONTRAST: Theme = {
  name: 'contrast',
  paper: '#ffffff',
  neutral: '#cfcbcd',
  sea: ['#a9cbe6', '#b3d2ea', '#bfdaee', '#cfe4f3'],
  waterLine: '#7ba9cc',
  coast: '#0c2f4a',
  lake: '#b3d2ea',
  river: '#5b9bd0',
  bank: '#0c3f6b',
  wood: '#a6e2ac',
  woodEdge: '#2f5a16',
  crown: '#33621a',
  range: '#d0b6a5',
  shade: '#4a2c0e',
  light: '#ffffff',
  hachure: '#2c1703',
  desert: '#fdee94',
  sand: '#ffdf80',
  sandDot: '#8a6100',
  roadCase: '#000000',
  road: '#e0431b',
  townGround: '#efe3d2',
  block: '#000000',
  capital: '#a30000',
  frontier: '#4a0a5c',
  tints: {
    sides: ['#1f6fd6', '#d63a1f'],
    neutral: '#555555',
    minor: ['#c79300', '#2d8a2d', '#8a4b12', '#6a4bb0', '#008a86'],
  },
  tintAlpha: 0.14,
  grid: '#000000',
  gridAlpha: 0.28,
  ink: '#000000',
  inkSoft: '#2c2c2c',
  waterInk: '#06324f',
  halo: '#ffffff',
  seaHalo: '#d5e8f6',
  frame: '#ffffff',
  frameInk: '#000000',
  sides: [
    { fill: '#0b3d91', bevel: '#9cc4ff', edge: '#000000', ink: '#ffffff', box: '#ffffff' },
    { fill: '#c4280f', bevel: '#ffb3a3', edge: '#000000', ink: '#ffffff', box: '#fff3c4' },
    { fill: '#3c3c3c', bevel: '#bdbdbd', edge: '#000000', ink: '#ffffff', box: '#ffffff' },
  ],
  shadow: '#000000',
  tones: {
    reach: '#fffbd0',
    blocked: '#000000',
    target: '#c80000',
    selected: '#000000',
    warning: '#e08a00',
    retreat: '#8a4fe0',
    own: '#0b3d91',
    enemy: '#b01800',
    first: '#0b3d91',
    second: '#b01800',
  },
  reachWash: '#ffe45c',
  sightClear: '#005a1e',
  reachAlpha: 0.34,
  plate: '#ffffff',
  plateInk: '#000000',
  focus: '#0040ff',
};

export const THEMES = { classic: CLASSIC, night: NIGHT, contrast: CONTRAST } as const;
export type ThemeName = keyof typeof THEMES;

export const coloursOf = (theme: Theme, side: SideNo): SideColours => theme.sides[side] ?? theme.sides[2];
