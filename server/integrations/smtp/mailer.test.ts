import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { MailerMisconfigured, MailRefused, MailTrouble } from '../../ports/mailer';
import { decodeHeader } from '../../testing/outbox';
import { mailerSuite } from '../../testing/ports/mailer.suite';
import { ANOTHER } from '../../testing/sql/certificates';
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
    /** Hears of each line that is opened. */
    connections: (hear: (socket: Socket) => void) => server.server.on('connection', hear),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const mail = { id: 'b1f2', to: 'zoe@example.com', subject: 'Hi', text: 'x', html: '<p>x</p>' };

const refusingWith = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(answering(responseCode)),
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

/** What the mailer says of one mail to a server with these habits. */
async function failureAt(
  options: SMTPServerOptions,
  address: (url: string) => string = (url) => url,
  patience = PATIENCE,
): Promise<MailTrouble> {
  const server = await mailServer(options);
  const mailer = openSmtp(address(server.url), from, patience);
  const error = await mailer.send(mail).catch((thrown: unknown) => thrown);
  await mailer.close();
  await server.close();
  if (!(error instanceof MailTrouble)) throw new Error(`The mailer said ${String(error)}`);
  return error;
}

const PATIENCE = { connectMs: 10_000, socketMs: 10_000 };
const answering = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
const signedIn = (url: string) => url.replace('//', '//user:pass@');
/** The same machine under a name that we do not take for our own. */
const upgraded = (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
const asksForPassword = { authOptional: false, allowInsecureAuth: true };

test('a mailbox that does not exist is refused for good, a busy one is not', async () => {
  const unknown = await failureAt(refusingWith(550));
  expect(unknown).toBeInstanceOf(MailRefused);
  expect(unknown).toMatchObject({
    what: 'address',
    answer: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
  });
  expect((await failureAt(refusingWith(450))).name).toBe('MailTrouble');
});

test('a message that is refused says nothing against the address', async () => {
  const at = (responseCode: number) =>
    failureAt({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(answering(responseCode)));
      },
    });
  expect(await at(554)).toMatchObject({ name: 'MailRefused', what: 'message' });
  expect((await at(451)).name).toBe('MailTrouble');
});

test('a server that is away may come back', async () => {
  const server = await mailServer();
  await server.close();
  const mailer = openSmtp(server.url, from);
  const error = await mailer.send(mail).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'MailTrouble', answer: { cause: 'ECONNREFUSED' } });
  await mailer.close();
});

test.each<[string, SMTPServerOptions, ((url: string) => string)?]>([
  [
    'a wrong password',
    { ...asksForPassword, onAuth: (_a, _s, done) => done(answering(535)) },
    signedIn,
  ],
  ['a password that is missing', asksForPassword],
  ['a sender that may not send', { onMailFrom: (_a, _s, done) => done(answering(553)) }],
  ['a greeting that shuts us out', { onConnect: (_s, done) => done(answering(554)) }],
  ['no TLS where it has to be', {}, upgraded],
  ['a certificate that is not trusted', { ...ANOTHER, disabledCommands: [] }, upgraded],
])('%s is no refusal of the mail but a fault of the settings', async (_what, options, address) => {
  const error = await failureAt(options, address);
  expect(error).toBeInstanceOf(MailerMisconfigured);
  expect(JSON.stringify(error.answer)).not.toMatch(/zoe|user|pass/);
});

test('a server that closes midway, or says nothing at all, is tried again', async () => {
  const closing = await failureAt({
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => done(answering(421)));
    },
  });
  expect(closing).toMatchObject({ name: 'MailTrouble', answer: { responseCode: 421 } });
  const leaving = await failureAt(refusingWith(421));
  expect(leaving).toMatchObject({ name: 'MailTrouble', answer: { responseCode: 421 } });
  // Its greeting waits for this answer, which never comes.
  const silent = await failureAt({ onConnect: () => {} }, undefined, {
    ...PATIENCE,
    connectMs: 300,
  });
  expect(silent).toMatchObject({ name: 'MailTrouble', answer: { code: 'ETIMEDOUT' } });
});

test('a mail whose response was lost is sent again under the same id', async () => {
  const sources: string[] = [];
  const server = await mailServer({
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        sources.push(source);
        if (sources.length > 1) return done();
        // The mail is taken, and the line is cut before anybody hears of it.
        sockets.get(session.remotePort)?.destroy();
      }, done);
    },
  });
  const sockets = new Map<number, Socket>();
  server.connections((socket) => sockets.set(socket.remotePort ?? 0, socket));
  const mailer = openSmtp(server.url, from, PATIENCE);
  const lost = await mailer.send(mail).catch((thrown: unknown) => thrown);
  expect(lost).toMatchObject({ name: 'MailTrouble', answer: { code: 'ECONNECTION' } });
  await mailer.send(mail);
  await mailer.close();
  await server.close();
  expect(sources).toHaveLength(2);
  const ids = sources.map((source) => /^Message-ID: (.*?)\r?$/m.exec(source)?.[1]);
  expect(ids).toEqual(['<b1f2@example.com>', '<b1f2@example.com>']);
});

test('a sender that the server has no time for is tried again', async () => {
  const busy = await failureAt({ onMailFrom: (_a, _s, done) => done(answering(451)) });
  expect(busy.name).toBe('MailTrouble');
});
