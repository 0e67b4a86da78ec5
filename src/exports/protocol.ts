/** `hexfront/protocol`: messages of online tables as zod schemas, and their types. */

export type { Answer, FromServer, ToServer } from '#protocol/messages.ts';
/** Version of the protocol over the socket, and the messages a client sends. */
export { ANSWER, PROTOCOL, TO_SERVER } from '#protocol/messages.ts';
export type { Line, Stand, Whole } from '#protocol/lines.ts';
/** Lines of a table's journal, and the whole of a table. */
export { LINE, STAND, WHOLE } from '#protocol/lines.ts';
export type { Account, Offer, Offered, TableCard, Trouble } from '#protocol/tables.ts';
/** Bodies and answers of the HTTP routes of tables. */
export { ACCOUNT, LOBBY, OFFER, OFFERED, SIT, TABLE_CARD, TROUBLE } from '#protocol/tables.ts';
export type { Clock, Terms } from '#protocol/terms.ts';
export { TERMS } from '#protocol/terms.ts';
export type { Lines } from '#protocol/bots.ts';
/** The table of a program that polls. */
export { GIVEN, LEGAL, LINES, SEALED } from '#protocol/bots.ts';
