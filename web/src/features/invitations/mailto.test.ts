import { expect, test } from 'vitest';
import { mailtoOf } from './mailto';

const SENT = {
  candidate_name: 'Zoë & Co',
  candidate_email: 'zoe+jobs@example.com',
  job_title: 'Cook?',
  invitation_link: 'https://candor.example/invite/inv-01',
  expires_at: '2026-05-26T09:00:00.000Z',
};

test('the e-mail is addressed, names the job and holds the link', () => {
  const address = mailtoOf(SENT);
  const words = new URLSearchParams(address.split('?').slice(1).join('?'));
  expect(address.startsWith('mailto:zoe%2Bjobs%40example.com?')).toBe(true);
  expect(words.get('subject')).toBe('Skills assessment for Cook?');
  expect(words.get('body')).toContain('Hello Zoë & Co,\r\n');
  expect(words.get('body')).toContain('\r\nhttps://candor.example/invite/inv-01\r\n');
});

test('what is not known is left out', () => {
  const nobody = { ...SENT, candidate_name: null, candidate_email: null, job_title: null };
  const address = mailtoOf(nobody);
  expect(address.startsWith('mailto:?subject=Skills%20assessment&body=Hello%2C')).toBe(true);
});
