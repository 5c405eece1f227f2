import { VARIABLES } from '@candor/server/settings/environment';
import { expect, test } from 'vitest';
import { checkNames } from './check-names';

const meant = (name: string) =>
  [...checkNames({ [name]: 'a value' })].map(({ fix }) => fix?.match(/If (\w+)/)?.[1]);

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['STAFF_EMAIL', 'STAFF_EMAILS'],
  ['STRIPE_PRICE_STARTER_MONTLHY', 'STRIPE_PRICE_STARTER_MONTHLY'],
  ['RETENTION_UPLOADS_DAY', 'RETENTION_UPLOAD_DAYS'],
])('%s is told as a mistyped %s', (name, known) => {
  expect(meant(name)).toEqual([known]);
});

test('what belongs to others is passed over', () => {
  const others = ['HOME', 'POST', 'HOSTNAME', 'PGHOST', 'LANG', 'XDG_DATA_DIRS', 'AWS_PROFILE'];
  const more = ['HTTP_PROXY', 'NODE_ENV', 'GOOGLE_API_KEY', 'OTEL_SERVICE_NAME', 'SMTP_HOST_NAME'];
  for (const name of [...others, ...more]) expect([name, ...meant(name)]).toEqual([name]);
});

test('no setting is taken for another one, and an empty one counts as not set', () => {
  for (const name of VARIABLES) expect(meant(name)).toEqual([]);
  expect([...checkNames({ SMPT_URL: ' ' })]).toEqual([]);
});

test('a value is not repeated: it may be a password', () => {
  const found = [...checkNames({ SMPT_URL: 'smtp://user:secret-word@host' })];
  expect(found).toHaveLength(1);
  expect(JSON.stringify(found)).not.toContain('secret-word');
});
