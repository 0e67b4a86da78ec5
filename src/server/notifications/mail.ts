import { createTransport } from 'nodemailer';

/** Mail over SMTP, where the operator has set it up. */
export interface Mail {
  send(to: string, subject: string, text: string, headers?: Readonly<Record<string, string>>): Promise<void>;
}

export interface MailOptions {
  /** `smtp://user:password@host:587` */
  readonly url: string;
  readonly from: string;
}

const PATIENCE = 10_000;

export function createMail({ url, from }: MailOptions): Mail {
  const transport = createTransport(
    { url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
    { from },
  );
  return {
    async send(to, subject, text, headers = {}) {
      // The address is data, never a list of further ones.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, headers: { ...headers } });
    },
  };
}
