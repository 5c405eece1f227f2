import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { MailRefused } from '../../ports/mailer';
import { decodeHeader } from '../../testing/outbox';
import { mailerSuite } from '../../testing/ports/mailer.suite';
import { openSmtp } from './mailer';

const from = 'Candor <no-reply@example.com>';

/** A mail server of our own on loopback. */
async function mailServer(options: SMTPServerOptions = {}) {
  const sources: { to: string; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then((source) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        sources.push({ to, source });
        done();
      }, done);
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    sources,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const mail = { id: 'b1f2', to: 'zoe@example.com', subject: 'Hi', text: 'x', html: '<p>x</p>' };

const refusingWith = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => {
    done(Object.assign(new Error('no'), { responseCode }));
  },
});

mailerSuite('SMTP', async () => {
  const server = await mailServer();
  const mailer = openSmtp(server.url, from);
  return {
    mailer,
    received: async () =>
      server.sources.map(({ to, source }) => ({
        to,
        subject: decodeHeader(/^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? ''),
        source,
      })),
    close: async () => {
      await mailer.close();
      await server.close();
    },
  };
});

test('a mailbox that does not exist is refused for good, a busy one is not', async () => {
  for (const [code, expected] of [
    [550, true],
    [450, false],
  ] as const) {
    const server = await mailServer(refusingWith(code));
    const mailer = openSmtp(server.url, from);
    const error = await mailer.send(mail).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MailRefused).toBe(expected);
    await mailer.close();
    await server.close();
  }
});

test('a server that is away may come back', async () => {
  const server = await mailServer();
  await server.close();
  const mailer = openSmtp(server.url, from);
  const error = await mailer.send(mail).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefused);
  await mailer.close();
});

test('a wrong password is no refusal of the mail', async () => {
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong')),
  });
  const mailer = openSmtp(server.url.replace('//', '//user:pass@'), from);
  const error = await mailer.send(mail).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefused);
  await mailer.close();
  await server.close();
});
