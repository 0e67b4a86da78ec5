import type { RuleId } from '#core/objection.ts';
import { msg, these, theSide } from '#core/message.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import { type Nation, SIDES } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { MINOR_WORDS, RELATION_WORDS, theController, theCountry } from '#games/blitz/words.ts';
import type { CountryEvent } from './reducer.ts';

const MINOR_RULES = { intact: 'T22.5', violated: 'T22.5', open: 'T22.6b', occupied: 'T22.6a' } as const;

/** M18.12: violated; M17.c.5: roused by the violation of another; M17.f.5: the third power enters the war. */
function changeRule({ board }: World, { country, blue, red }: Nation): RuleId {
  if (board.source.countries[country]?.role !== 'minor') return 'M17.f.5';
  return blue === 'activeAlly' || red === 'activeAlly' ? 'M17.c.5' : 'M18.12';
}

export const countrySays: Says<CountryEvent['is']> = {
  control: ({ hex: name }, event) =>
    logEntry(
      msg`${these(event.changes.map(({ hex, to }) => msg`${name(hex)} passes to ${theController(to)}`))}`,
      'B10.3',
    ),
  captured: ({ hex }, event) => logEntry(msg`${hex(event.hex)} is captured by ${theSide(event.by)}`, 'T22.3e'),
  minor({ world }, event) {
    const { country, state: how, violator } = event.minor;
    const title = theCountry(world.board, country);
    const text =
      violator && how === 'violated'
        ? msg`${title} is ${MINOR_WORDS[how]} by ${theSide(violator)}`
        : msg`${title} is ${MINOR_WORDS[how]}`;
    return logEntry(text, MINOR_RULES[how]);
  },
  nation({ world, state }, { nation }) {
    const was = state.nations?.find((one) => one.country === nation.country);
    const parts = SIDES.flatMap((side) =>
      was?.[side] === nation[side] ? [] : [msg`${RELATION_WORDS[nation[side]]} ${theSide(side)}`],
    );
    const title = theCountry(world.board, nation.country);
    const stands = msg`${title} is ${these(parts)}`;
    return logEntry(
      nation.operator && nation.operator !== was?.operator
        ? msg`${stands}; ${theSide(nation.operator)} operates its army`
        : stands,
      changeRule(world, nation),
    );
  },
  minorRoll({ world }, { country, blue, red }) {
    const title = theCountry(world.board, country);
    const rolled = msg`${theSide('blue')} rolls ${blue}, ${theSide('red')} ${red}`;
    return logEntry(
      blue === red
        ? msg`${rolled}: once more`
        : msg`${rolled}: ${theSide(blue > red ? 'blue' : 'red')} sets up the army of ${title}`,
      'M18.5',
    );
  },
  passed: noEntry,
  replaced: ({ hex }, { unit }) =>
    unit.nation === undefined
      ? logEntry(msg`${unit} is bought back and placed at ${hex(unit.at)}`, 'T17.1.3')
      : logEntry(msg`${unit} replaces losses of its country at ${hex(unit.at)}`, 'M17.e.4'),
  replacements: (_telling, event) =>
    logEntry(msg`replacement factors: ${theSide('blue')} ${event.blue}, ${theSide('red')} ${event.red}`, 'T17.1.1'),
};
