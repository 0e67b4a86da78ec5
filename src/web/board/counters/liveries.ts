import type { CounterUnit, Livery, MapModel, SideNo } from '#table/board-model.ts';
import { coloursOf, type Theme } from '../theme.ts';

/** Colours of nations; they are the same in every theme. */

export interface LiveryColours {
  readonly fill: string;
  /** Ground of the name and the lower figures. */
  readonly band: string;
  readonly bevel: string;
  readonly edge: string;
  readonly ink: string;
  /** Lines of the side on the map. */
  readonly tone: string;
}

const colours = (
  fill: string,
  band: string,
  bevel: string,
  edge: string,
  ink: string,
  tone: string,
): LiveryColours => ({
  fill,
  band,
  bevel,
  edge,
  ink,
  tone,
});

export const LIVERY: Readonly<Record<Livery, LiveryColours>> = {
  german: colours('#5f6d6b', '#4c5957', '#aebdbb', '#1d2423', '#ffffff', '#2c5470'),
  italian: colours('#4a6b58', '#3b5747', '#a6c4b2', '#16261d', '#ffffff', '#1f6b4a'),
  japanese: colours('#a8924c', '#947f3e', '#e2d3a2', '#3a300f', '#171305', '#8a6a00'),
  hungarian: colours('#6d6049', '#594e3a', '#bfb295', '#251f13', '#ffffff', '#6a4a1c'),
  romanian: colours('#4f6080', '#40506b', '#a9b8d3', '#151d2c', '#ffffff', '#2d4c86'),
  finnish: colours('#a3b1bb', '#8c9ca8', '#dfe7ec', '#2b3740', '#10161b', '#3f6076'),
  slovak: colours('#5b6576', '#4a5362', '#b0bacb', '#1a2029', '#ffffff', '#3c5080'),
  soviet: colours('#7c3a28', '#672e1f', '#d09a86', '#260e07', '#ffffff', '#9a2f18'),
  american: colours('#54592c', '#434723', '#abb082', '#1a1c0b', '#ffffff', '#55600f'),
  british: colours('#c9ad78', '#b99a62', '#f2e2bd', '#463415', '#1c150a', '#8a5f14'),
  french: colours('#3f5a8c', '#334a75', '#a3b7dc', '#101b30', '#ffffff', '#24488c'),
  polish: colours('#66703f', '#535c32', '#b9c294', '#1e2210', '#ffffff', '#8a2f3c'),
  chinese: colours('#547279', '#455f66', '#b0c9ce', '#172529', '#ffffff', '#1f6270'),
};

/** Colours of a counter: those of its nation, else of its side. */
export const coloursFor = (theme: Theme, { side, livery }: Pick<CounterUnit, 'side' | 'livery'>) =>
  livery ? LIVERY[livery] : coloursOf(theme, side);

/** Colours of a side on a map, by the nation that fights for it. */
export const coloursOn = (model: MapModel, theme: Theme, side: SideNo) =>
  coloursFor(theme, { side, ...liveryOn(model, side) });
export const liveryOn = (model: MapModel, side: SideNo): { readonly livery?: Livery } => {
  const livery = model.style === 'tactical' ? model.liveries?.[side] : undefined;
  return livery ? { livery } : {};
};
