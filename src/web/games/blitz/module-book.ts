/** The head of the second ledger: its chapters have no parts of their own. */
export const MODULE_BOOK = 'Blitzkrieg Module System (SPI, Dunnigan & Simonsen): rules ledger';
