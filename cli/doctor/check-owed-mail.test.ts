import { expect, test } from 'vitest';
import { owedMailFinding } from './check-owed-mail';

const WELL = { waiting: 1, turnedAway: false, givenUp: [] };
const LOST = [
  { kind: 'invitation', fault: 'address', mails: 2 },
  { kind: 'reset_password', fault: 'passing', mails: 1 },
] as const;
const COUNTED =
  'given up in 30 days: 2 invitation (address refused), 1 reset_password (no answer or no time, to the last try)';

test('mail that only waits is no fault', () => {
  expect(owedMailFinding(WELL)).toEqual({ status: 'ok', subject: 'Owed mail', found: '1 wait' });
});

test('mail that was given up is counted by kind and cause', () => {
  const finding = owedMailFinding({ ...WELL, givenUp: [...LOST] });
  expect(finding).toMatchObject({ status: 'warn', found: COUNTED, fix: expect.any(String) });
});

test('a server that rejects us is a fault, and names the settings', () => {
  expect(owedMailFinding({ ...WELL, turnedAway: true, givenUp: [...LOST] })).toMatchObject({
    status: 'fail',
    found: `the mail server rejects us, 1 wait; ${COUNTED}`,
    fix: expect.stringContaining('SMTP_URL'),
  });
});
