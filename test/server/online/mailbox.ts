import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly to: readonly string[];
  readonly text: string;
}

/** A real SMTP server that keeps what it is sent. */
export async function mailbox() {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.on('end', () => {
        // Lines of a mail are wrapped with = in quoted-printable.
        const plain = text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: plain });
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    received,
    mail: { url: `smtp://127.0.0.1:${port}`, from: 'Hexfront <no-reply@example.org>' },
    to: (address: string): readonly Received[] => received.filter(({ to }) => to.includes(address)),
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
