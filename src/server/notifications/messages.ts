import type { NotifySettings, PushMessage, WebhookFormat } from '#protocol/notifications.ts';
import { type SubjectOf, WORDS } from './words.ts';

/** Message to a player: who, where, until when, and never a position. */
export type Notice =
  | {
      readonly kind: SubjectOf;
      readonly table: string;
      readonly title: string;
      readonly opponent: string;
      readonly turn: number;
      /** Time at which the clock of the player comes to zero. */
      readonly deadline?: number;
    }
  | { readonly kind: 'digest'; readonly notices: readonly TableNotice[] }
  | { readonly kind: 'off'; readonly label: string }
  | { readonly kind: 'test' };
export type TableNotice = Extract<Notice, { readonly table: string }>;

type Locale = Pick<NotifySettings, 'language' | 'zone'>;

export interface Written {
  readonly subject: string;
  readonly text: string;
  /** Place to open, below the address of the page. */
  readonly open: string;
  /** Table it is about. */
  readonly table?: string;
}

const DATES = { en: 'en-GB', de: 'de-DE' } as const;

const timeIn = ({ language, zone }: Locale, at: number): string =>
  new Intl.DateTimeFormat(DATES[language], { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(at);

function aboutTable(notice: TableNotice, locale: Locale): Written {
  const words = WORDS[locale.language];
  const { table, title, opponent, turn, deadline } = notice;
  const [subject, sentence] = words[notice.kind](opponent);
  const where = `${words.against(title, opponent)}, ${words.turnNumber(turn)}.`;
  const until = deadline === undefined ? [] : [words.until(timeIn(locale, deadline))];
  return { subject, text: [sentence, where, ...until].join(' '), open: `#/online/${table}`, table };
}

/** A notice in the language and zone of its player. */
export function written(notice: Notice, locale: Locale, url = ''): Written {
  const words = WORDS[locale.language];
  switch (notice.kind) {
    case 'test':
      return { subject: words.testTitle, text: words.test, open: '#/you' };
    case 'off': {
      const [subject, text] = words.off(notice.label);
      return { subject, text, open: '#/you' };
    }
    case 'digest': {
      const all = notice.notices.map((one) => aboutTable(one, locale));
      const lines = all.map(({ subject, text, open }) => `${subject}. ${text}${url === '' ? '' : `\n${url}/${open}`}`);
      return { subject: words.digestTitle(all.length), text: lines.join('\n\n'), open: '#/online' };
    }
    default:
      return aboutTable(notice, locale);
  }
}

/** Time zone and language of a player who has chosen none. */
export const USUAL: NotifySettings = { language: 'en', zone: 'UTC', always: false };

export function mailText({ text, open }: Written, { language }: Locale, url: string, stop: string): string {
  const { settings, stop: noMore } = WORDS[language];
  return `${text}\n\n${url}/${open}\n\n--\n${settings}: ${url}/#/you\n${noMore}: ${stop}\n`;
}

export const pushText = ({ subject, text, open, table = 'you' }: Written): string =>
  JSON.stringify({ title: subject, body: text, tag: `hexfront ${table}`, open } satisfies PushMessage);

/** Characters with a meaning in the messages of Discord, made plain; no message calls anybody. */
const plainForDiscord = (text: string): string => text.replaceAll(/[\\*_~`|>#@[\]()<:-]/g, String.raw`\$&`);
const plainForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Body of a webhook. `id` is the same when a message is sent again. */
export function webhookBody(format: WebhookFormat, notice: Notice, message: Written, id: string, url: string): string {
  const { subject, text, open } = message;
  const link = url === '' ? undefined : `${url}/${open}`;
  switch (format) {
    case 'discord': {
      const content = `**${plainForDiscord(subject)}**\n${plainForDiscord(text)}${link ? `\n<${link}>` : ''}`;
      return JSON.stringify({ content: content.slice(0, 2000), allowed_mentions: { parse: [] } });
    }
    case 'slack': {
      const content = `${plainForSlack(subject)}\n${plainForSlack(text)}${link ? `\n<${link}>` : ''}`;
      return JSON.stringify({ text: content });
    }
    case 'json':
      return JSON.stringify({ id, ...notice, subject, text, ...(link ? { link } : {}) });
  }
}
