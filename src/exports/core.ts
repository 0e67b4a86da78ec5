/**
 * `hexfront/core`: what every game has. A `Game` holds the rules; states are plain JSON, commands are checked and played as pure
 * functions, and dice are an argument.
 */

export type { Game, Moment, Outcome, Played, Prompt } from '#core/game.ts';
export type { Choose, Dice, ScriptedDice } from '#core/dice/dice.ts';
/** Dice: by a seed, by a list of faces, or none at all. */
export { DiceExhausted, noDice, outcomes, scriptedDice, seededChoice, seededDice } from '#core/dice/dice.ts';
export type { GameKit, Library } from '#core/game-kit.ts';
export type { Fault } from '#core/notation/notation.ts';
/** A fault of a text in words, with its place. */
export { describeFault } from '#core/notation/notation.ts';
export type { Objection, RuleId } from '#core/objection.ts';
/** True for a refusal: the rule, and why. */
export { isObjection } from '#core/objection.ts';
export type { Message } from '#core/message.ts';
/** A sentence of a rule, a phase or an outcome in English. */
export { english } from '#core/message.ts';
export type { Watcher } from '#core/seat.ts';
/** Sealed dice of online tables: what a player commits to, and how to check it. */
export { commitmentOf, isLink } from '#core/dice/sealed-dice.ts';
/** Fingerprint of a state or a record. */
export { hashOf } from '#core/hash.ts';
