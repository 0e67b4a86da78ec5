import { msg, these, theSide } from '#core/message.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import { theCountry } from '#games/blitz/words.ts';
import { EVERYWHERE } from './revolt.ts';
import type { GuerillaEvent } from './reducer.ts';

export const guerillaSays: Says<GuerillaEvent['is']> = {
  raised({ world, hex }, { risings, most }) {
    if (most !== undefined && risings[0])
      return logEntry(
        msg`${most} {guerilla rises|guerillas rise}: ${theSide(risings[0].side)} chooses near which of ${risings.length} {city|cities}`,
        'M17.g.4',
      );
    const cities = these(
      [...new Set(risings.map(({ city }) => city))].map((city) => hex(city)),
      ', ',
    );
    const [first] = risings;
    const countries = [...new Set(risings.map(({ country }) => country))].filter((country) => country !== EVERYWHERE);
    if (!first || countries.length === 0)
      return logEntry(msg`${risings.length} {guerilla rises|guerillas rise} near ${cities}`, 'M17.g.4');
    return logEntry(
      msg`${risings.length} {guerilla rises|guerillas rise} in ${these(countries.map((country) => theCountry(world.board, country)))}, near ${cities}`,
      'M15.3',
    );
  },
  guerillaPlaced: ({ hex }, { unit }) => logEntry(msg`${unit} appears at ${hex(unit.at)}`, 'M15.4'),
  guerillasDelayed: (_telling, { side, factors }) =>
    factors > 0 ? logEntry(msg`${theSide(side)} lets ${factors} {guerilla|guerillas} wait`, 'M15.4') : undefined,
  refused: ({ ids, hex }, { unit, hex: to }) => logEntry(msg`${ids([unit])} slips away to ${hex(to)}`, 'M15.8'),
  evaded: ({ hex }, { hexes }) =>
    logEntry(msg`nobody is left in ${these(hexes.map((one) => hex(one)))}: the attack is spent`, 'M15.8'),
  absorbed: ({ ids }, { unit, into }) => logEntry(msg`${ids([unit])} joins the ranks of ${ids([into])}`, 'M15.14'),
  sheltered: noEntry,
};
