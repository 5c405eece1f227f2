import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from './factories';
import { type TestApp, testApp } from './test-app';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let t: TestApp;
let user: TestUser;
beforeAll(async () => {
  t = await testApp();
  user = await aUser(t.db, { plan: 'professional' });
});
afterAll(() => t.close());

const REQUIRED = 'This field is required';
const KEY_NAME = 'Key name can only contain letters, numbers, spaces, hyphens, and underscores';
const message = { name: 'Odile Brandt', subject: 'A question', message: 'How long is a trial?' };
const person = { email: 'odile@example.com', full_name: 'Odile Brandt', password: 'a lamp in May' };

/** The specification's sentences once more, letter for letter, so that a wrong one does not agree with itself. */
const REFUSED: readonly [Method, url: string, body: object | null, sentence: string][] = [
  ['POST', '/api/auth/login', {}, `Validation failed: ${REQUIRED}; ${REQUIRED}`],
  ['POST', '/api/auth/login', { email: 'odile@', password: 'x' }, 'Invalid email format'],
  ['POST', '/api/auth/register', { ...person, full_name: ' ' }, REQUIRED],
  [
    'POST',
    '/api/auth/register',
    { ...person, full_name: 'O' },
    'Must be at least 2 characters long',
  ],
  [
    'POST',
    '/api/auth/register',
    { ...person, password: '7 chars' },
    'Must be at least 8 characters long',
  ],
  ['POST', '/api/auth/google', {}, 'Google credential is required'],
  ['POST', '/api/auth/password-reset-request', {}, 'Email is required'],
  ['POST', '/api/auth/password-reset-request', { email: 'odile' }, 'Invalid email format'],
  ['POST', '/api/auth/password-reset-confirm', {}, 'Reset token and new password are required'],
  ['POST', '/api/auth/confirm-email', {}, 'Confirmation token is required'],
  ['POST', '/api/auth/resend-confirmation', {}, REQUIRED],
  ['POST', '/api/auth/resend-confirmation', { email: '@example.com' }, 'Invalid email format'],
  ['POST', '/api/contact', { ...message, email: 'odile@example' }, 'Invalid email format'],
  ['POST', '/api/auth/sso-login', {}, 'SSO token is required'],
  ['PUT', '/api/users/profile', {}, 'Profile data is required'],
  ['DELETE', '/api/users/account', { confirm: false }, 'Please confirm account deletion.'],
  ['GET', '/api/users/feature-access/%20', null, 'Feature name is required'],
  ['POST', '/api/keys', {}, REQUIRED],
  ['POST', '/api/keys', { name: 'ab' }, 'Must be at least 3 characters long'],
  ['POST', '/api/keys', { name: 'a'.repeat(51) }, 'Must be less than 50 characters long'],
  ['POST', '/api/keys', { name: 'night/ly' }, KEY_NAME],
  ['GET', '/api/v1/batch-jobs/seven77/status', null, 'Valid batch ID is required'],
  ['GET', '/api/v1/batch-jobs?limit=0', null, 'Limit must be between 1 and 100'],
  ['GET', '/api/v1/batch-jobs?limit=101', null, 'Limit must be between 1 and 100'],
  ['GET', '/api/audit-log?skip=-1', null, 'Skip must be 0 or greater'],
];

test.each(REFUSED)(
  '%s %s with %j is refused in the words of the specification',
  async (method, url, body, sentence) => {
    const reply = await t.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${user.token}` },
      ...(body && { payload: body }),
    });
    const { code, detail } = reply.json();
    expect([reply.statusCode, code, detail]).toEqual([400, 'validation_error', sentence]);
  },
);
