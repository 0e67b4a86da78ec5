/** Help texts of the command line in this game's words. */
export const HELP: Readonly<Record<string, string>> = {
  hexfront: `
Exit codes: 0 all well; 1 the input is at fault, or something a script expects is not so;
2 wrong usage; 70 a bug of ours; 130 stopped.

Positions, commands and scripts are written as docs/notation.md says. In short:

  game basic                          the game (and switches: game basic strictTerrain)
  board inline                        a small board, or: board continent
    grid radius 4
    city Aldburg : 0,0
  end board
  blue inf 4-4 @ 1,0 as b1            units: side, type, factors, place, name
  red  inf 4-4 @ 2,0 as r1
  blue moves                          who decides (sets up, moves, declares, fights)
  dice 4                              dice for the rolls to come, or: seed 7
  ---
  endMovement                         commands, one a line
  refused B7.a7: endDeclaration       this one must be refused, by this rule
  declareBattle b1 on 2,0
  endDeclaration
  ok: resolve 1                       this one must be accepted
  expect result DB2                   what must be so now

hexfront help script tells more.`,
  script: `A script is a position, a line ---, then commands one a line. Units are joined with +, hexes are
named as on the board (U11, or q,r on inline boards). A refused command leaves everything as it was and
the script goes on; only what the script itself demands, unreadable lines and wrong dice make the exit
code 1.

  moveUnit b1 -1,1 0,1      the path without (or with) the hex it starts from; moveUnit b1 to 0,1
  declareBattle b1+b2 on 1,0+1,-1
  red: endMovement          given by Red, whoever decides
  ok: COMMAND               must be accepted
  legal: COMMAND            must be legal, but is not played
  refused B7.z4: COMMAND    must be refused by that rule (refused: COMMAND by any)
  refused B8.1: position    the position itself must be refused, by that rule (refused: position by any)
  dice 3 5                  more dice
  expect where b1 0,1       also: lost, alive, spent, left, stopped, moved, size, reaches, retreats,
                            control, friendly, odds, attack, defence, result, phase, decides, turn,
                            mover, streak, winner, said, factors, type, due, base, mission, flown,
                            isolated, stunned, held, doomed, aircraft, replacements, minor, captured,
                            need, capacity, damage, short, weather, line; expect not … turns any of them round

Choices the engine makes itself (B80.9: a single retreat, no possible advance) may be written down.

Example:
  hexfront script battle.txt
  printf 'game basic\\nboard inline\\ngrid radius 2\\nend board\\nblue inf 4-4 @ 0,0\\nblue moves\\n---\\nmove b1 1,0\\n' | hexfront script -`,
  legal: `The file is a position or a script; a script is played first. For the declaration of battles the
obligations and one whole legal declaration are shown.

Example:
  hexfront legal battle.txt --unit b1`,
  odds: `Battles are those of the position (battle b1+b2 on U20) or those named by options; aircraft alone
make a strategic strike, a minor city is assaulted. The exit code is 1 when a rule forbids one of them.

Example:
  hexfront odds battle.txt --attack b1+b2 --on U20`,
  play: `Ctrl-C stops and shows what was played. Records are JSON lines, see hexfront help replay.

Example:
  hexfront play --blue random --red random --games 20 --seed 7 --save games`,
  advise: `Ctrl-C ends its thinking: it answers with the best it has found so far.

Example:
  hexfront advise position.txt --player grand --ms 15000`,
  arena: `A player against itself scores exactly 50 %: both games of a pair are the same game then, if it plays by
plans and not by the clock (--ms).

Example:
  hexfront arena regular greedy --pairs 16 --out results.jsonl
  hexfront arena random greedy novice regular --pairs 8
  hexfront arena regular novice --pairs 400 --sprt 0,50
  hexfront arena regular candidate holder --skirmish --pairs 50`,
  puzzles: `An answer is all that the player does until the question is over; its value is exact: every fall of the
dice, the opponent answering as badly for the player as he can. Solved is what comes within a twentieth of
a factor of the best. docs/puzzles.md tells how the best is proven.

Example:
  hexfront puzzles --player regular
  hexfront puzzles --list
  hexfront puzzles --prove --only seal`,
  replay: `A record that was cut off or changed is refused, with the line and the reason.

Example:
  hexfront replay games/game-7.jsonl --verify
  hexfront replay games/game-7.jsonl --to 120 --quiet`,
  report: `Luck is what the dice brought less what the printed tables give on average, in factors, for Blue.

Example:
  hexfront report games/game-7.jsonl`,
  perft: `Counts what hexfront legal lists (takeBack aside); every fall of the dice counts by itself.

Example:
  hexfront perft battle.txt --depth 3 --split`,
  rules: `Example:
  hexfront rules B7.z4
  hexfront rules B19.5
  hexfront rules soak off`,
  picture: `Example:
  hexfront picture battle.txt --out battle.png
  hexfront picture continent --out map.svg`,
  print: `Example:
  hexfront print map --to sheets --paper a4`,
  'check-board': `Example:
  hexfront check-board continent`,
  '--turns': 'last turn (B5.3), or the turn after which a game without limit is adjudicated (T5.4); 0 for never',
  '--setup':
    'a scenario, scenario:blue-placement/red-placement, or scenario:own where both set up themselves (may be repeated)',
  '--data': 'add or replace boards, armies and scenarios (may be repeated)',
};
