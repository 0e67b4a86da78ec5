import type { Account } from '#protocol/tables.ts';
import type { Credentials } from './credentials.ts';
import type { Proofs } from './proofs.ts';
import { Refused } from './refusal.ts';

/** Links sent by mail: to confirm an address, and to log in. Sent after the answer, so that the answer takes the same time for every address. */

/** Milliseconds a link is good for. */
const LASTS_MS = 30 * 60_000;

/** Sends a text; the operator decides how. */
export type SendMail = (to: string, subject: string, text: string) => Promise<void>;

export interface MailedLinks {
  /** True where mails can be sent. */
  readonly works: boolean;
  confirm(account: Account, mail: string): void;
  /** Account whose address a link confirms. */
  confirmed(token: string): Promise<Account | undefined>;
  /** Sends a link to log in, where the address belongs to an account. */
  login(mail: string): void;
  /** Id of the account a link logs in to. */
  used(token: string): Promise<string | undefined>;
}

const CONFIRM = (link: string): string =>
  `Open this link to use this address for Hexfront:\n\n${link}\n\nIt works once, within 30 minutes. If you did not ask for it, do nothing.\n\n` +
  `Öffnen Sie diesen Link, um diese Adresse für Hexfront zu verwenden. Er gilt einmal und 30 Minuten lang. Wenn Sie ihn nicht angefordert haben, tun Sie nichts.\n`;
const LOG_IN = (name: string, link: string): string =>
  `Open this link to log in to Hexfront as ${name}:\n\n${link}\n\nIt works once, within 30 minutes. If you did not ask for it, do nothing.\n\n` +
  `Öffnen Sie diesen Link, um sich bei Hexfront als ${name} anzumelden. Er gilt einmal und 30 Minuten lang. Wenn Sie ihn nicht angefordert haben, tun Sie nichts.\n`;

export function createMailedLinks(
  credentials: Credentials,
  proofs: Proofs,
  /** `url` is the public address: a link never goes to where a request says it came from. */
  mailing: { readonly send: SendMail; readonly url: string } | undefined,
  report: (error: unknown) => void,
): MailedLinks {
  const { send, url } = mailing ?? { send: undefined, url: '' };
  const mustWork = (): SendMail => {
    if (!send) throw new Refused('no-mail', 'This server sends no mail.');
    return send;
  };
  return {
    works: send !== undefined,
    confirm({ id }, mail) {
      const post = mustWork();
      proofs
        .make('mail', { account: id, body: mail }, LASTS_MS)
        .then((token) => post(mail, 'Hexfront: confirm this address', CONFIRM(`${url}/#/you/mail/${token}`)))
        .catch(report);
    },
    async confirmed(token) {
      const proof = await proofs.use('mail', token);
      if (!proof || proof.account === null || proof.body === null) return undefined;
      const account = { id: proof.account, name: '' };
      await credentials.setMail(account, proof.body);
      return account;
    },
    login(mail) {
      const post = mustWork();
      const sent = async (): Promise<void> => {
        const account = await credentials.byMail(mail);
        if (!account) return;
        const token = await proofs.make('mail-login', { account: account.id, body: null }, LASTS_MS);
        await post(mail, 'Hexfront: log in', LOG_IN(account.name, `${url}/#/you/link/${token}`));
      };
      sent().catch(report);
    },
    used: async (token) => (await proofs.use('mail-login', token))?.account ?? undefined,
  };
}
