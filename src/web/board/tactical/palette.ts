import type { Theme } from '../theme.ts';

/** Colours of tactical ground in one theme; what both kinds of map share stands in the theme. */
export interface Palette {
  readonly ground: string;
  readonly fields: readonly string[];
  readonly furrow: string;
  readonly orchard: string;
  readonly mottle: readonly [dark: string, light: string];
  readonly grass: string;
  /** Tints of levels 1 to 4. */
  readonly levels: readonly [string, string, string, string];
  readonly foot: string;
  readonly crest: string;
  readonly highFoot: string;
  readonly highCrest: string;
  /** Middle of the line of a high crest. */
  readonly core: string;
  readonly shade: string;
  readonly shadeAlpha: number;
  readonly light: string;
  readonly lightAlpha: number;
  readonly woodFloor: string;
  readonly crowns: readonly [string, string, string];
  readonly crownLight: string;
  readonly fir: string;
  readonly hedge: string;
  readonly hedgeLight: string;
  /** Shadows of trees, houses and walls. */
  readonly shadow: string;
  /** From the shore to the deep. */
  readonly water: readonly [string, string, string];
  readonly surf: string;
  readonly bank: string;
  readonly marsh: string;
  readonly reed: string;
  readonly sand: string;
  readonly sandDot: string;
  readonly road: string;
  readonly roadCase: string;
  readonly roadFar: string;
  readonly verge: string;
  readonly townGround: string;
  readonly lane: string;
  readonly roofs: readonly [string, string, string, string];
  readonly church: string;
  /** Town seen from afar. */
  readonly block: string;
  readonly garden: string;
  /** Masonry of walls and forts, and the rock of cliffs. */
  readonly stone: readonly [string, string, string];
  readonly timber: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly halo: string;
}

const DAY: Palette = {
  ground: '#e8e5c6',
  fields: ['#ece3b6', '#dde1b2', '#d3daa8', '#efe9cd', '#e0d2a8'],
  furrow: '#a8955c',
  orchard: '#8fa566',
  mottle: ['#9a9358', '#fbf8e2'],
  grass: '#7f9653',
  levels: ['#e3d0a2', '#d2b282', '#bd9a74', '#a58c84'],
  foot: '#74501f',
  crest: '#5e3214',
  highFoot: '#6a5526',
  highCrest: '#5a3d55',
  core: '#f6e7c4',
  shade: '#4a3420',
  shadeAlpha: 0.046,
  light: '#fffbe6',
  lightAlpha: 0.14,
  woodFloor: '#93a96c',
  crowns: ['#56743f', '#67874a', '#7d9a58'],
  crownLight: '#a3bd72',
  fir: '#3f6242',
  hedge: '#4f6f38',
  hedgeLight: '#7f9c53',
  shadow: '#2f2a18',
  water: ['#bcd8de', '#a6c9d3', '#94bac7'],
  surf: '#f4f4e6',
  bank: '#5a8394',
  marsh: '#bfd2bb',
  reed: '#4f7a3e',
  sand: '#eedfb6',
  sandDot: '#b59a5c',
  road: '#f3e3bd',
  roadCase: '#7a4a2c',
  roadFar: '#dd8a5a',
  verge: '#c3cd97',
  townGround: '#dccbb0',
  lane: '#ead9b4',
  roofs: ['#c2684a', '#b4573f', '#a9775a', '#8d8a88'],
  church: '#5f7688',
  block: '#a9523c',
  garden: '#9cb373',
  stone: ['#c9c0b0', '#8f8678', '#4c443a'],
  timber: '#2b2018',
  ink: '#2a241c',
  inkSoft: '#5c5340',
  halo: '#f6f1dc',
};

const NIGHT: Palette = {
  ground: '#31362e',
  fields: ['#38392f', '#343c30', '#2f392d', '#3a3b32', '#38342a'],
  furrow: '#59563c',
  orchard: '#48583c',
  mottle: ['#191d18', '#4a5042'],
  grass: '#5f7048',
  levels: ['#565040', '#786346', '#8d7355', '#9b8582'],
  foot: '#c09a66',
  crest: '#f4c084',
  highFoot: '#dcc893',
  highCrest: '#e0bfd8',
  core: '#3c2c1c',
  shade: '#05070a',
  shadeAlpha: 0.085,
  light: '#d3c9a8',
  lightAlpha: 0.05,
  woodFloor: '#2c4936',
  crowns: ['#264734', '#2f5940', '#3e6f4f'],
  crownLight: '#5c8f68',
  fir: '#20453a',
  hedge: '#5f8a55',
  hedgeLight: '#86b078',
  shadow: '#070908',
  water: ['#336180', '#2b5575', '#244864'],
  surf: '#7fa9bd',
  bank: '#7fa9bd',
  marsh: '#2f463f',
  reed: '#7fa866',
  sand: '#6b6044',
  sandDot: '#a08c5a',
  road: '#c9a878',
  roadCase: '#16120d',
  roadFar: '#d08c5c',
  verge: '#3c4636',
  townGround: '#5d5147',
  lane: '#7d6c56',
  roofs: ['#b26a50', '#a15b44', '#957060', '#82807e'],
  church: '#8ba3b5',
  block: '#b26a50',
  garden: '#4c6243',
  stone: ['#d2c8b4', '#978c7c', '#2a241c'],
  timber: '#f0e2c4',
  ink: '#f0e9d6',
  inkSoft: '#c3bba5',
  halo: '#22261f',
};

const CONTRAST: Palette = {
  ground: '#ffffff',
  fields: ['#fdfaf0', '#f7faee', '#f2f7ea', '#ffffff', '#faf5e8'],
  furrow: '#c9bf9a',
  orchard: '#8fae7c',
  mottle: ['#d8d4c4', '#ffffff'],
  grass: '#5f8a34',
  levels: ['#f6dca0', '#dda659', '#b97b3a', '#8f6aa0'],
  foot: '#6b3d00',
  crest: '#5a1e00',
  highFoot: '#3d2a00',
  highCrest: '#2b003d',
  core: '#ffffff',
  shade: '#2c1400',
  shadeAlpha: 0.06,
  light: '#ffffff',
  lightAlpha: 0.1,
  woodFloor: '#9fd08c',
  crowns: ['#2c6a20', '#3a7d2b', '#4b8f38'],
  crownLight: '#79b85c',
  fir: '#0f4a22',
  hedge: '#145214',
  hedgeLight: '#4b8f38',
  shadow: '#000000',
  water: ['#8cc5ec', '#6fb6e6', '#58a4da'],
  surf: '#ffffff',
  bank: '#06324f',
  marsh: '#c6e6e6',
  reed: '#145214',
  sand: '#eedfb6',
  sandDot: '#8a6100',
  road: '#ffe14d',
  roadCase: '#000000',
  roadFar: '#ff8a3d',
  verge: '#ffffff',
  townGround: '#f2d9cf',
  lane: '#ffffff',
  roofs: ['#d84a2b', '#c23a1e', '#a83c26', '#7d7876'],
  church: '#204a78',
  block: '#b52a10',
  garden: '#9fd08c',
  stone: ['#d0ccc6', '#8c8680', '#000000'],
  timber: '#000000',
  ink: '#000000',
  inkSoft: '#2c2c2c',
  halo: '#ffffff',
};

const PALETTES: Readonly<Record<Theme['name'], Palette>> = { classic: DAY, night: NIGHT, contrast: CONTRAST };

export const paletteOf = (theme: Theme): Palette => PALETTES[theme.name];
