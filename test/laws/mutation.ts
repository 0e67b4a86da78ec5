import type { Choose } from '#core/dice/dice.ts';

/** Texts as people and broken files spoil them: lines lost, doubled and swapped, words changed, letters wrong. */

const pick = <T>(list: readonly T[], choose: Choose): T | undefined => list[choose(Math.max(list.length, 1))];

const WORDS = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'none',
  '0',
  '-1',
  '1',
  '2',
  '99',
  '999999999999',
  '0,0',
  '1,-1',
  'A1',
  'blue',
  'red',
  'nobody',
  '@',
  'as',
  'waits',
  'lost',
  'held',
  'stopped',
  'spent',
  'inner',
  '+',
  '..',
  ':',
  '#',
  'end',
  'end board',
  'board inline',
  'scenario basic',
  'battle 1 of b1 on 0,0',
  'doomed b1',
  'exchange 3 battle 1 of b1 on 0,0 from 1,0 against r1',
  'retreat red 2 units r1 battle 1 of b1 on 0,0 from 1,0 against r1',
  'advance blue done none battle 1 of b1 on 0,0 from 1,0 against r1',
  'draw-offer blue',
  'draw-offered',
  'blue sets up',
  'blue moves',
  'red declares',
  'red fights',
  'turns 0',
  'streak blue 2',
  'sea A',
  'aims 0,0',
  'landed 0,0',
  'isolated',
  'air 0,0 from 1,0',
  'mover red',
  'red sets up at sea',
  'red lands',
  'av 1 of b1 on 0,0 users r1',
  'mission tactical b1 0,0',
  'mission intercept r1 0,0',
  'invasion 0,0 full 0,0',
  'minor n violated blue',
  'minor n open',
  'captured 0,0',
  'struck 0,0',
  'short',
  'weather roadsOnly',
  'weather seaMustLand',
  'replacements blue 9',
  'adjudicate 1',
  'frame {"at":"losses","bill":{"side":"red","factors":3,"by":"size","units":[0,1],"rule":"T21.4"}}',
  'frame {"at":"interception"}',
  'frame {"at":"airFights","hexes":[0]}',
  'frame {"at":"allot","hex":0}',
  'frame {"at":"avAdvances","fights":[]}',
  'frame {"at":"seaHexes"}',
  'frame {"at":"beachSupply","beach":0,"units":[0]}',
  'frame {',
  '\u0000',
  '\u{1F525}',
];

function changedWord(line: string, choose: Choose): string {
  const words = line.split(/(\s+|\+)/);
  const at = choose(words.length);
  const word = pick(WORDS, choose) ?? '';
  return (choose(2) === 0 ? words.with(at, word) : [...words.slice(0, at), word, ' ', ...words.slice(at)]).join('');
}

function changedLetter(line: string, choose: Choose): string {
  const at = choose(line.length + 1);
  const letter = String.fromCharCode(32 + choose(95));
  return line.slice(0, at) + (choose(3) === 0 ? '' : letter) + line.slice(at + choose(2));
}

/** One spoiled copy. */
export function spoiled(text: string, choose: Choose): string {
  let lines = text.split('\n');
  for (let i = choose(3); i >= 0; i--) {
    const at = choose(lines.length);
    const line = lines[at] ?? '';
    switch (choose(7)) {
      case 0:
        lines = lines.filter((_, no) => no !== at);
        break;
      case 1:
        lines = [...lines.slice(0, at), pick(lines, choose) ?? '', ...lines.slice(at)];
        break;
      case 2: {
        const other = choose(lines.length);
        lines = lines.with(at, lines[other] ?? '').with(other, line);
        break;
      }
      case 3:
        lines = [...lines.slice(0, at), pick(WORDS, choose) ?? '', ...lines.slice(at)];
        break;
      case 4:
        lines = lines.with(at, changedLetter(line, choose));
        break;
      default:
        lines = lines.with(at, changedWord(line, choose));
    }
    if (lines.length === 0) lines = [''];
  }
  return lines.join(choose(20) === 0 ? '\r\n' : '\n');
}
