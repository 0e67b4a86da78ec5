/** Help texts of the command line in this game's words. */
export const HELP: Readonly<Record<string, string>> = {
  hexfront: `
Exit codes: 0 all well; 1 the input is at fault, or something a script expects is not so;
2 wrong usage; 70 a bug of ours; 130 stopped.

Positions, commands and scripts are written as docs/gamex-notation.md says. The sides are axis and allied. In short:

  game gamex
  board inline                        a small board, or panels: board 1 2~
    grid radius 5
  end board
  german A 14/8/9/8 @ 0,0 as pz       units: nation, letter, values, place, name
  soviet I 5/3/16/1 @ 4,0 as r1
  axis has 4                          who decides (to roll, has points, keeps, sets up)
  dice 5
  ---
  fire pz on 4,0                      commands, one a line
  expect fired pz                     what must be so now

hexfront help script tells more.`,
  script: `A script is a position, a line ---, then commands one a line. Units are joined with +, hexes are
named as on the board (D-K-5, or q,r on inline boards).

  fire g1+g2 on 3,0 at r1
  allied: decline           given by the Allies, whoever decides
  ok: COMMAND               must be accepted
  legal: COMMAND            must be legal, but is not played
  refused X6.4.1: COMMAND   must be refused by that rule (refused: COMMAND by any)
  refused X8.2a: position   the position itself must be refused, by that rule (refused: position by any)
  dice 3 5                  more dice
  expect where g1 0,1       docs/gamex-notation.md lists them; expect not … turns any of them round

Example:
  hexfront script attack.txt`,
  odds: `Attacks are those of the file (lines attack g1+g2 on 3,0 at r1) or those named by options. overrun, assault
or indirect before the units say how; via eye names who sights. The exit code is 1 when a rule forbids one.

Example:
  hexfront odds position.txt --attack g1+g2 --on 3,0`,
  play: `The sides are axis and allied. Ctrl-C stops and shows what was played.

Example:
  hexfront play --game gamex --axis regular --allied regular --scenario duel --games 4`,
  arena: `Example:
  hexfront arena veteran regular --game gamex --setup duel --pairs 8`,
  'check-board': `Example:
  hexfront check-board panel.txt --game gamex`,
  picture: `Example:
  hexfront picture D --game gamex --out panel.svg
  hexfront picture duel --game gamex --out battle.png`,
  print: `Example:
  hexfront print --game gamex --board duel --army duel --to sheets`,
  '--board': 'a panel or a situation of the library',
  '--army': 'a counter file, or a situation of the library for its own units',
  '--turns': 'last turn; 0 for 99',
  '--setup': 'a situation (may be repeated)',
  '--data': 'add or replace panels, counters, situations and decks (may be repeated)',
  '--attack': 'attackers, g1+g2 (may be repeated)',
  '--on': 'what they attack, 3,0, and at which units: 3,0 at r1',
};
