import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { testClock } from '../../testing/clock';
import { decodeHeader } from '../../testing/outbox';
import { mailerSuite } from '../../testing/ports/mailer.suite';
import { openOutbox } from './mailer';

const root = mkdtempSync(path.join(tmpdir(), 'candor-outbox-'));
afterAll(() => rmSync(root, { recursive: true }));

const silent = pino({ level: 'silent' });
const from = 'Candor <no-reply@example.com>';

mailerSuite('the outbox', async () => {
  const folder = path.join(root, 'suite');
  const mailer = openOutbox(folder, { from, clock: testClock(), log: silent });
  return {
    mailer,
    received: async () =>
      readdirSync(folder).map((name) => {
        const source = readFileSync(path.join(folder, name), 'utf8');
        const header = (field: string) =>
          decodeHeader(new RegExp(`^${field}: (.*)$`, 'm').exec(source)?.[1] ?? '');
        return { to: header('To'), subject: header('Subject'), source };
      }),
    close: () => mailer.close(),
  };
});

test('a mail is a private file, and the log says where it is but not what it says', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const folder = path.join(root, 'logged');
  const mailer = openOutbox(folder, { from, clock: testClock(), log: pino(stream) });
  await mailer.send({
    id: 'b1',
    to: 'zoe@example.com',
    subject: 'S3cret',
    text: 'token=abc',
    html: '',
  });
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^2026-03-02T09-00-00\.000Z-.*\.eml$/);
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const log = lines.join('');
  expect(log).toContain(name);
  expect(log).not.toMatch(/zoe|S3cret|token/);
});
