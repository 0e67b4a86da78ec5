import type { MapModel } from '#table/board-model.ts';
import { type Language, language } from '#web/text/language.ts';

/** The names on the map by their hexes: read when first asked for, and anew in another language. */
export function createPlaces(map: (() => MapModel) | undefined): (hex: number | undefined) => string | undefined {
  const known = new Map<Language, ReadonlyMap<number, string>>();
  const read = (): ReadonlyMap<number, string> => {
    const model = map?.();
    const places = model?.style === 'atlas' ? model.cities : (model?.places ?? []);
    return new Map(places.flatMap(({ name, hexes }) => hexes.map((hex) => [hex, name])));
  };
  return (hex) => {
    if (hex === undefined) return undefined;
    const places = known.get(language()) ?? read();
    known.set(language(), places);
    return places.get(hex);
  };
}
