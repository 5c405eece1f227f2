import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '../db/schema';
import { createLog } from '../log';
import {
  type Mailer,
  MailerMisconfigured,
  MailRefused,
  MailTrouble,
  type Sending,
} from '../ports/mailer';
import { type TestApp, testApp } from '../testing/test-app';
import { writeLetter } from './letter';
import { oweMail } from './owe-mail';
import { forgetUndeliverableMail, type LetterWriters, sendOwedMail } from './send-owed-mail';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(mailOutbox);
});

const MINUTE = 60_000;
const letter = async (to: string) =>
  writeLetter({ to, subject: 'S', paragraphs: ['P'], note: 'N' });
const writers: LetterWriters = {
  confirm_email: letter,
  reset_password: letter,
  password_changed: async () => null,
  change_email: letter,
  email_changes: letter,
  account_erased: letter,
  second_factor_on: letter,
  second_factor_off: letter,
  recovery_code_used: letter,
  passkey_added: letter,
  passkey_removed: letter,
  batch_ended: letter,
  morning_digest: letter,
  schedule_trouble: letter,
  plan_news: letter,
  payment_failed: letter,
  late_payment_failed: letter,
  plan_ended: letter,
  results_expire: async () => null,
  invitations_expire: async () => null,
  ats_results_expire: async () => null,
  ats_answer_refused: letter,
  contact_message: async () => null,
  support_ticket: letter,
  support_answer: letter,
  invitation: letter,
  invitation_reminder: letter,
  invitation_progress: async () => null,
  invitation_completed: async () => null,
  invitation_request: letter,
};

/** A mailer whose responses a test decides. */
function mailerThat(answer: (mail: Sending) => void): { mailer: Mailer; tried: string[] } {
  const tried: string[] = [];
  const mailer: Mailer = {
    kind: 'smtp',
    send: async (mail) => {
      tried.push(mail.to);
      answer(mail);
    },
    close: async () => {},
  };
  return { mailer, tried };
}

/** A log whose lines a test reads. */
function lines() {
  const said: Record<string, unknown>[] = [];
  return { said, log: createLog('trace', { write: (line) => said.push(JSON.parse(line)) }) };
}

const owe = (recipient: string, kind: keyof LetterWriters = 'confirm_email') =>
  oweMail(t.db, { kind, recipient, now: t.clock.now() });

describe('owed mail', () => {
  test('is sent once by whichever process comes first and then forgotten', async () => {
    for (let i = 0; i < 20; i++) await owe(`person-${i}@example.com`);
    const { mailer, tried } = mailerThat(() => {});
    const deps = { ...t.deps, mailer };
    const sent = await Promise.all([1, 2, 3, 4].map(() => sendOwedMail(deps, writers)));
    expect(sent.reduce((sum, n) => sum + n)).toBe(20);
    expect(new Set(tried).size).toBe(20);
    expect(await t.db.select().from(mailOutbox)).toEqual([]);
  });

  test('is left to the next process once this one stops, but for the mail that is on its way', async () => {
    for (const name of ['m', 'n']) await owe(`${name}@example.com`);
    const stop = new AbortController();
    const { mailer, tried } = mailerThat(() => stop.abort());
    const deps = { ...t.deps, mailer };
    expect(await sendOwedMail(deps, writers, {}, stop.signal)).toBe(1);
    expect(await sendOwedMail(deps, writers, {}, stop.signal)).toBe(0);
    expect(tried).toHaveLength(1);
    expect(await sendOwedMail(deps, writers)).toBe(1);
    expect(await t.db.select().from(mailOutbox)).toEqual([]);
  });

  test('of a transaction that does not commit is never sent', async () => {
    const undone = t.db.transaction(async (tx) => {
      await oweMail(tx, { kind: 'confirm_email', recipient: 'a@example.com', now: t.clock.now() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await t.db.select().from(mailOutbox)).toEqual([]);
  });

  test('is tried again after 1, 5 and 30 minutes and more, then given up', async () => {
    await owe('b@example.com');
    const { mailer, tried } = mailerThat(() => {
      throw new MailTrouble('451 come again');
    });
    const deps = { ...t.deps, mailer };
    await sendOwedMail(deps, writers);
    for (const minutes of [1, 5, 30, 120, 360, 720]) {
      t.clock.advance(minutes * MINUTE - 1);
      await sendOwedMail(deps, writers);
      const before = tried.length;
      t.clock.advance(1);
      await sendOwedMail(deps, writers);
      expect(tried.length).toBe(before + 1);
    }
    const [row] = await t.db.select().from(mailOutbox);
    expect(row).toMatchObject({ attempts: 7, lastError: '451 come again', fault: 'passing' });
    expect(row?.failedAt).not.toBeNull();
  });

  test('that is tried again keeps its id, and no two share one', async () => {
    await owe('f@example.com');
    const ids: string[] = [];
    const { mailer } = mailerThat(({ id }) => {
      ids.push(id);
      if (ids.length === 1) throw new Error('the answer was lost');
    });
    await sendOwedMail({ ...t.deps, mailer }, writers);
    t.clock.advance(MINUTE);
    await owe('g@example.com');
    await sendOwedMail({ ...t.deps, mailer }, writers);
    expect(ids).toHaveLength(3);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('that is refused for good is not tried again', async () => {
    await owe('c@example.com');
    const { mailer, tried } = mailerThat(() => {
      throw new MailRefused('550 no such mailbox');
    });
    await sendOwedMail({ ...t.deps, mailer }, writers);
    t.clock.advance(24 * 60 * MINUTE);
    await sendOwedMail({ ...t.deps, mailer }, writers);
    expect(tried).toHaveLength(1);
    await forgetUndeliverableMail(t.db, t.clock.now());
    expect(await t.db.select().from(mailOutbox)).toHaveLength(1);
    t.clock.advance(30 * 24 * 60 * MINUTE);
    await forgetUndeliverableMail(t.db, t.clock.now());
    expect(await t.db.select().from(mailOutbox)).toEqual([]);
  });

  test('waits as a whole while the server rejects us, and costs one try and one error', async () => {
    const log = lines();
    for (const name of ['h', 'i', 'j']) await owe(`${name}@example.com`);
    let turnedAway = true;
    const { mailer, tried } = mailerThat(() => {
      const answer = { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 };
      if (turnedAway) throw new MailerMisconfigured('535 h@example.com?', { answer });
    });
    const deps = { ...t.deps, mailer, log: log.log };
    expect(await sendOwedMail(deps, writers)).toBe(0);
    await owe('k@example.com');
    t.clock.advance(5 * MINUTE - 1);
    await sendOwedMail(deps, writers);
    expect(tried).toEqual(['h@example.com']);
    expect(log.said).toHaveLength(1);
    expect(log.said[0]).toMatchObject({
      level: 50,
      fault: 'settings',
      code: 'EAUTH',
      responseCode: 535,
      command: 'AUTH PLAIN',
    });
    expect(JSON.stringify(log.said)).not.toContain('example.com');
    const [first] = await t.db.select().from(mailOutbox).orderBy(mailOutbox.recipient);
    expect(first).toMatchObject({ attempts: 0, failedAt: null, fault: 'settings' });

    // For days, and nothing is given up.
    for (let i = 0; i < 50; i++) {
      t.clock.advance(60 * MINUTE);
      await sendOwedMail(deps, writers);
    }
    expect(tried).toHaveLength(51);
    expect(new Set(tried).size).toBe(4);
    turnedAway = false;
    t.clock.advance(5 * MINUTE);
    expect(await sendOwedMail(deps, writers)).toBe(4);
    expect(await t.db.select().from(mailOutbox)).toEqual([]);
  });

  test('that fails says why in the log, and never to whom', async () => {
    const log = lines();
    await owe('l@example.com');
    const { mailer } = mailerThat(() => {
      const answer = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 };
      throw new MailRefused('550 no l@example.com here', { what: 'address', answer });
    });
    await sendOwedMail({ ...t.deps, mailer, log: log.log }, writers);
    expect(log.said).toMatchObject([
      {
        kind: 'confirm_email',
        fault: 'address',
        code: 'EENVELOPE',
        responseCode: 550,
        givenUp: true,
      },
    ]);
    expect(JSON.stringify(log.said)).not.toContain('example.com');
  });

  test('of a process that died while sending is sent by another one after five minutes', async () => {
    await owe('d@example.com');
    const claimed = new Date(t.clock.now().getTime() + 5 * MINUTE);
    await t.db
      .update(mailOutbox)
      .set({ dueAt: claimed })
      .where(eq(mailOutbox.recipient, 'd@example.com'));
    const { mailer, tried } = mailerThat(() => {});
    await sendOwedMail({ ...t.deps, mailer }, writers);
    expect(tried).toEqual([]);
    t.clock.advance(5 * MINUTE);
    await sendOwedMail({ ...t.deps, mailer }, writers);
    expect(tried).toEqual(['d@example.com']);
  });

  test('that has become pointless is dropped', async () => {
    await owe('e@example.com', 'password_changed');
    const { mailer, tried } = mailerThat(() => {});
    await sendOwedMail({ ...t.deps, mailer }, writers);
    expect(tried).toEqual([]);
    expect(await t.db.select().from(mailOutbox)).toEqual([]);
  });
});

test('a letter says the same as text and as a page, and its values are no markup', () => {
  const mail = writeLetter({
    to: 'a@example.com',
    subject: 'Hello',
    paragraphs: ['1 < 2 & "so on"'],
    action: { label: 'Go', url: 'https://candor.example/x?a=1&b=2' },
    note: 'Bye',
  });
  expect(mail.text).toContain('1 < 2 & "so on"');
  expect(mail.text).toContain('https://candor.example/x?a=1&b=2');
  expect(mail.html).toContain('1 &lt; 2 &amp; &quot;so on&quot;');
  expect(mail.html).toContain('href="https://candor.example/x?a=1&amp;b=2"');
  expect(mail.html).not.toMatch(/<img|<script|src=/);
});

test('words of somebody keep their lines in a letter, and only an address at its end is a link', () => {
  const mail = writeLetter({
    to: 'a@example.com',
    subject: 'Hello',
    paragraphs: ['One\nhttps://elsewhere.example/x'],
    note: 'Change it under https://candor.example/settings',
  });
  expect(mail.html).toContain('One<br>https://elsewhere.example/x');
  expect(mail.html).toContain('<a href="https://candor.example/settings"');
  expect(mail.html).not.toContain('href="https://elsewhere.example');
});
