import type { Board } from '#games/blitz/board.ts';
import { writeUprisings } from '#games/blitz/countries/guerillas/position-words.ts';
import { portLine, waveLine } from '#games/blitz/sea/ships/position-words.ts';
import { buildsText } from '#games/blitz/economy/production/commands.ts';
import { holdsEnemy } from './theatre-read.ts';
import { type Invasion, SIDES, type State, type UnitNo } from '#games/blitz/types.ts';
import { nameOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';

export function writeTheatre(state: State, board: Board): string[] {
  const ids = (units: readonly UnitNo[]) =>
    units.length > 0 ? units.map((no) => state.units[no]?.id ?? '?').join('+') : 'none';
  const name = (hex: Hex) => nameOf(board.grid, hex);
  const names = (hexes: readonly Hex[]) => (hexes.length > 0 ? hexes.map(name).join('+') : 'none');
  const letter = (country: number) => board.source.countries[country]?.letter ?? '?';
  const onBeach = (beach: number) => name(board.beaches[beach]?.[0] ?? NOWHERE);
  const invasion = ({ hexes, beaches }: Invasion) =>
    names(hexes) + (beaches.length > 0 ? ` full ${beaches.map(onBeach).join('+')}` : '');
  const lines = state.avs.map(
    (av) => `av ${av.no} of ${ids(av.participants)} on ${names(av.hexes)} used ${ids(av.users)}`,
  );
  for (const { kind, unit, hex } of state.missions) lines.push(`mission ${kind} ${ids([unit])} ${name(hex)}`);
  if (state.carried > 0) lines.push(`carried ${state.carried}`);
  if (state.invasion.hexes.length > 0) lines.push(`invasion ${invasion(state.invasion)}`);
  for (const side of SIDES)
    if (state.invaded[side].hexes.length > 0) lines.push(`invaded ${side} ${invasion(state.invaded[side])}`);
  for (const minor of state.minors) {
    if (minor.state !== 'intact')
      lines.push(`minor ${letter(minor.country)} ${minor.state}${minor.violator ? ` ${minor.violator}` : ''}`);
  }
  if (state.captured.length > 0) lines.push(`captured ${state.captured.map(name).join(' ')}`);
  for (const { unit, country } of state.passages) lines.push(`passed ${letter(country)} ${ids([unit])}`);
  for (const one of state.damage) lines.push(`damage ${name(one.hex)} ${one.amount} ${one.side} until ${one.until}`);
  if (state.short) lines.push('short');
  for (const side of SIDES)
    if (state.replacements[side] > 0) lines.push(`replacements ${side} ${state.replacements[side]}`);
  for (const { hex, to, rule } of state.noRetreat) lines.push(`no-retreat ${name(hex)} ${to} ${rule}`);
  for (const { hex, side, until } of state.closed) lines.push(`closed ${name(hex)} ${side} until ${until}`);
  if (state.struck !== undefined) lines.push(`struck ${name(state.struck)}`);
  for (const { hex, bases, nuclear, fleet, drop, off } of state.raids ?? [])
    lines.push(
      `raid ${name(hex)} ${names(bases)}${nuclear ? ' nuclear' : ''}${fleet ? ` fleet ${ids(fleet)}` : ''}${drop ? ` drop ${ids(drop)}` : ''}${off ? ' off' : ''}`,
    );
  for (const { side, beach, hex } of state.beachheads)
    lines.push(`beachhead ${side} ${hex === undefined ? onBeach(beach) : name(hex)}`);
  for (const wave of state.waves ?? []) lines.push(waveLine(name, wave));
  if (state.fought) lines.push(`fought ${state.fought.join(' ')}`);
  for (const port of state.ports ?? []) lines.push(portLine(name, port));
  for (const { hex, side, size, captor, beaten, halved, shut, unowned } of state.centres ?? [])
    lines.push(
      [
        `centre ${unowned ? 'nobody' : side} ${size} ${name(hex)}`,
        ...(captor ? [`captured ${captor}`] : holdsEnemy(state, side, hex) ? ['entered'] : []),
        ...(beaten ? ['beaten'] : []),
        ...(halved ? ['halved'] : []),
        ...(shut ? [shut > 1 ? 'shut 2' : 'shut'] : []),
      ].join(' '),
    );
  for (const { side, turn, builds, open } of state.plans ?? [])
    lines.push(`plan ${side} ${turn} ${open ? 'open ' : ''}${builds ? buildsText(name, builds) : 'hidden'}`);
  lines.push(...writeUprisings(board, state));
  if (state.held) lines.push(`held ${state.held.join(' ')}`);
  if (state.weather !== 'clear') lines.push(`weather ${state.weather}`);
  return lines;
}
