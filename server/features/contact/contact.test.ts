import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages, mailOutbox, rateLimits } from '../../db/schema';
import { decodeHeader } from '../../testing/outbox';
import { type TestApp, testApp } from '../../testing/test-app';
import { turnForNow } from '../../testing/turn-for-now';
import { contactChores } from './chores';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { CONTACT_EMAIL: 'hello@example.com' } });
});
beforeEach(async () => {
  await t.db.delete(rateLimits);
  await t.db.delete(contactMessages);
  await t.db.delete(mailOutbox);
});
afterAll(() => t.close());

const message = {
  name: 'Mara Lindt',
  email: 'mara@example.com',
  subject: 'A question about plans',
  message: 'How many people may use one account?\n\nWe are twelve.',
};
const send = (body: object, app = t) => app.as().post('/api/contact', body);

describe('a message', () => {
  test('is stored and mailed to the contact address', async () => {
    const reply = await send({ ...message, company: 'Quay Foods', phone: '030 555 0123' });
    expect([reply.statusCode, reply.json().success]).toEqual([201, true]);
    expect(await t.db.select().from(contactMessages)).toMatchObject([
      { ...message, company: 'Quay Foods', phone: '030 555 0123' },
    ]);
    const mail = (await t.mails()).at(-1);
    expect(mail?.to).toBe('hello@example.com');
    expect(decodeHeader(mail?.subject ?? '')).toBe('Contact: A question about plans');
    expect(mail?.text).toContain('From: Mara Lindt <mara@example.com>, Quay Foods, 030 555 0123');
    expect(mail?.text).toContain('We are twelve.');
  });

  test.each([
    ['absent', {}],
    ['null', { company: null, phone: null, website: null }],
  ])('needs neither company nor phone: %s', async (_what, without) => {
    expect((await send({ ...message, ...without })).statusCode).toBe(201);
    expect(await t.db.select().from(contactMessages)).toMatchObject([
      { company: null, phone: null },
    ]);
  });

  test('from a program is thanked for like any other and dropped', async () => {
    const [person, program] = [
      await send(message),
      await send({ ...message, website: 'https://example.org' }),
    ];
    expect(program.statusCode).toBe(201);
    expect(program.json()).toEqual(person.json());
    expect(await t.db.$count(contactMessages)).toBe(1);
    expect(await t.db.$count(mailOutbox)).toBe(1);
  });

  test('cannot smuggle a header into the mail', async () => {
    await send({ ...message, subject: 'Hello\r\nBcc: everybody@example.com' });
    const mail = (await t.mails()).at(-1);
    expect(mail?.subject).toBe('Contact: Hello Bcc: everybody@example.com');
  });

  test.each([
    ['name', ' '],
    ['email', 'mara'],
    ['subject', undefined],
    ['message', 'x'.repeat(5001)],
  ])('with a wrong %s is refused', async (field, value) => {
    const reply = await send({ ...message, [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toMatchObject([{ field }]);
    expect(await t.db.$count(contactMessages)).toBe(0);
  });

  test('may have 5,000 characters', async () => {
    const long = { ...message, message: 'x'.repeat(5000) };
    expect((await send(long)).statusCode).toBe(201);
  });

  test('too many from one place have to wait for an hour', async () => {
    for (let n = 0; n < 5; n++) expect((await send(message)).statusCode).toBe(201);
    const sixth = await send(message);
    expect(sixth.statusCode).toBe(429);
    const wait = Number(sixth.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);
    turnForNow(t.clock, 3_600_000);
    expect((await send(message)).statusCode).toBe(201);
  });

  test('is forgotten after a year', async () => {
    await send(message);
    const [chore] = contactChores(t.deps);
    turnForNow(t.clock, 364 * 86_400_000);
    await chore?.run();
    expect(await t.db.$count(contactMessages)).toBe(1);
    t.clock.advance(2 * 86_400_000);
    await chore?.run();
    expect(await t.db.$count(contactMessages)).toBe(0);
  });
});

test('without a contact address a message is kept and no mail is owed', async () => {
  const quiet = await testApp();
  expect((await send(message, quiet)).statusCode).toBe(201);
  expect(await quiet.db.$count(contactMessages)).toBe(1);
  expect(await quiet.db.$count(mailOutbox)).toBe(0);
  await quiet.close();
});
