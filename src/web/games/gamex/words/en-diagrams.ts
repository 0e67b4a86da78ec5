/** Captions of the rulebook's drawings, by rule. A test holds their numbers against the engine. */
export const captionsEn: Readonly<Record<string, string>> = {
  'X6.3.7e':
    'The line to the Sherman straight ahead touches the wood in C-5: blocked. The line to A-7 passes it by. What is seen sees back.',
  'X6.3.7h':
    'From the hilltop one looks over the hedge to C-9, but the hedge casts a shadow: C-8, close behind it, is hidden. The tank on the ground in E-4 sees nothing behind it.',
  'X6.3.8a':
    'Both American platoons sit in the woods. The one in C-6 has kept still: concealed, it cannot be fired at until it is spotted. The one in D-6 has fired and gave itself away.',
  'X6.3.9a':
    'The Sherman on the slope stands behind a crest that is higher than the gun: the die counts 2 more. Fire at the hill is halved as well, 11 against 9, only 1-1. In the open it would be 22 against 9, 2-1.',
  'X6.4.2b':
    'The tank keeps watch. The wood hides the Sherman for two hexes; in B-7 it comes into sight, and before it goes on the tank may fire.',
  'X6.4.2d':
    'Four tanks keep watch. Into the open hex the Sherman pays 1 point: one of them may fire. Onto the slope it pays 3: up to three may.',
  'X6.4.5c':
    'An overrun goes through the enemy hex and out of it: to stop in it is refused. Afterwards both tanks attack together, 22 against 10; an overrun is shifted to 3-1, and the die counts two less.',
  'X6.4.6e':
    'Close assault from two hexes: 9 against 10. Engineers beside infantry shift it one column, from 1-2 to 1-1. The die counts 2 less for the assault and 1 more for the town: all in all 1 less.',
};
