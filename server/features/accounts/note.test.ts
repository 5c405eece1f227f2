import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOBODY, verifyAudit } from '../../access/audit-chain';
import { entriesOf } from '../../testing/entries-of';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const actionsOf = async (userId: string) => {
  const entries = await entriesOf(t.db, userId);
  return entries.map(({ action }) => action);
};

const signIn = (email: string, password: string) =>
  t.as().post('/api/auth/login', { email, password });

test('the ways into an account are recorded: in, out, other passwords', async () => {
  const person = {
    email: 'odile@works.example',
    full_name: 'Odile Brandt',
    password: 'tall ships',
  };
  const { user, access_token: token } = (await t.as().post('/api/auth/register', person)).json();
  await t.as({ token }).post('/api/auth/logout');
  const again = (await signIn(person.email, person.password)).json().access_token;
  await t.as({ token: again }).post('/api/auth/change-password', {
    current_password: person.password,
    new_password: 'taller ships',
  });
  expect(await actionsOf(user.id)).toEqual([
    'session.opened',
    'session.ended',
    'session.opened',
    'password.changed',
  ]);
  expect(await verifyAudit(t.db, { userId: user.id })).toMatchObject({ entries: 4, breaks: [] });
});

test('refused sign-ins are recorded a few times an hour, and reveal nothing about who tried', async () => {
  const { id, email } = await aUser(t.db);
  for (let n = 0; n < 8; n++) await signIn(email, 'not this one');
  expect(await actionsOf(id)).toEqual(Array.from({ length: 5 }, () => 'sign_in.failed'));
  const [entry] = await entriesOf(t.db, id);
  expect(entry).toMatchObject({ actorKind: 'system', actorId: null, details: {} });
});

test('those at unknown addresses are recorded for nobody', async () => {
  await signIn('nobody@works.example', 'not this one');
  expect(await actionsOf(NOBODY)).toEqual(['sign_in.failed']);
  const entries = await entriesOf(t.db, NOBODY);
  expect(JSON.stringify(entries)).not.toContain('works.example');
});
