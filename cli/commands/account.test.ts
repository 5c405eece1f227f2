import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AuthResponse, User } from '@candor/domain/model/user';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressOf, runCandor, startCandor } from '../testing/run-candor';
import { runHere } from '../testing/run-here';

let env: Record<string, string>;
let server: ReturnType<typeof startCandor>;
let origin: string;
const EMAIL = 'odile@works.example';

/** A served product with one account, which the command works on beside it. */
beforeAll(async () => {
  env = {
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'candor-account-')),
    PORT: '0',
    LOG_LEVEL: 'info',
  };
  server = startCandor(['serve'], { env });
  origin = await addressOf(server);
  const registered = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, full_name: 'Odile Brandt', password: 'long enough' }),
  });
  expect(registered.status).toBe(201);
}, 120_000);
afterAll(async () => {
  const ended = new Promise((resolve) => server.on('close', resolve));
  server.kill('SIGTERM');
  await ended;
  await rm(env.DATA_DIR ?? '', { recursive: true, force: true });
}, 60_000);

const account = (...args: string[]) => runHere(['account', ...args], { env });

test('an account is shown, by its address in any case', async () => {
  const { code, output } = await runCandor(['account', EMAIL.toUpperCase()], { env });
  expect(code).toBe(0);
  expect(output).toMatch(/^Plan {11}trial, trialing$/m);
  expect(output).toMatch(/^Candidates {5}0 of 100 used$/m);
});

test('a contract takes effect at once', async () => {
  const { output } = await account(
    ...[EMAIL, '--plan', 'enterprise', '--candidates', '9000', '--keys', '2', '--credits', '40'],
    ...['--partner', 'yes'],
  );
  expect(output).toMatch(/^Plan {11}enterprise, active$/m);
  expect(output).toMatch(/^Candidates {5}0 of 9000 used$/m);
  expect(output).toMatch(/^API keys {7}0 of 2 used$/m);
  expect(output).toMatch(/^Largest batch {2}no cap$/m);

  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: 'long enough' }),
  });
  const user = User.parse(Object(await signedIn.json()).user);
  expect(user).toMatchObject({
    is_integration_partner: true,
    plan_info: { plan_type: 'enterprise' },
  });
});

test('a limit goes back to the plan’s own', async () => {
  expect((await account(EMAIL, '--candidates', 'plan')).output).toMatch(/of no cap used$/m);
});

test('the operator alone makes an account staff, and suspends and opens it', async () => {
  expect((await account(EMAIL, '--staff', 'yes')).output).toMatch(/^Staff {10}yes$/m);
  expect((await account(EMAIL, '--suspended', 'yes')).output).toMatch(/^Suspended {6}since 20/m);
  const opened = (await account(EMAIL, '--suspended', 'no', '--staff', 'no')).output;
  expect(opened).not.toMatch(/^(Staff|Suspended)/m);
});

test('the end of a trial needs a trial', async () => {
  const { code, messages } = await account(EMAIL, '--trial-end', '2026-12-01');
  expect(code).not.toBe(0);
  expect(messages).toContain('Only an account on trial has an end of its trial');
});

test('two-step sign-in is turned off for somebody who lost everything, and it says if there was none', async () => {
  const { code, output } = await account(EMAIL, '--reset-second-factor');
  expect(code).toBe(0);
  expect(output).toMatch(/^Two-step sign-in was off already\.$/m);
});

test('the operator signs an account out everywhere, at once', async () => {
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: 'long enough' }),
  });
  const { access_token: token } = AuthResponse.parse(await signedIn.json());
  const me = async () =>
    (await fetch(`${origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  expect(await me()).toBe(200);
  const { code, output } = await account(EMAIL, '--end-sessions');
  expect([code, output]).toEqual([0, expect.stringMatching(/^Every session was ended\./m)]);
  expect(await me()).toBe(401);
});

test('audit logs are verified while the server is running', async () => {
  const { code, output } = await runCandor(['audit', 'verify'], { env });
  expect(code).toBe(0);
  expect(output).toMatch(/^\d+ entries of \d+ accounts were verified\.$/m);
});

test('secrets are re-encrypted while the server is running', async () => {
  const { code, output } = await runCandor(['secrets', 'rotate'], { env });
  expect([code, output]).toEqual([
    0,
    '0 secrets were encrypted anew. Older keys are not needed any more.\n',
  ]);
});

test.each([
  [['nobody@works.example'], 'There is no account with the address nobody@works.example.'],
  [[EMAIL, '--plan', 'golden'], 'Allowed choices are trial, starter, professional, enterprise'],
  [[EMAIL, '--keys', 'many'], 'It must be a whole number.'],
  [[EMAIL, '--billing', 'yearly'], '--billing needs --plan'],
  [[EMAIL, '--trial-end', 'soon'], 'It must be a day such as 2026-12-01.'],
  [[EMAIL, '--trial-end', '12'], 'It must be a day such as 2026-12-01.'],
  [[EMAIL, '--trial-end', '2026-02-30'], 'It must be a day such as 2026-12-01.'],
])('%j is refused', async (args, words) => {
  const { code, messages } = await account(...args);
  expect(code).not.toBe(0);
  expect(messages).toContain(words);
});

/** Follows the link of the confirmation, once it lies in the outbox. */
async function confirm(): Promise<void> {
  const token = await vi.waitFor(confirmationToken, { timeout: 20_000 });
  const confirmed = await fetch(`${origin}/api/auth/confirm-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(confirmed.status).toBe(200);
}

async function confirmationToken(): Promise<string> {
  const outbox = path.join(env.DATA_DIR ?? '', 'outbox');
  const names = await readdir(outbox);
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  const plain = mails
    .join('\n')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  const [, token] = /confirm\S*token=([\w.-]+)/.exec(plain) ?? [];
  if (token === undefined) throw new Error('There is no such mail yet.');
  return token;
}

test('secrets whose key is missing are told with what to do, and rotate once it is back', async () => {
  await confirm();
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: 'long enough' }),
  });
  const { access_token: token } = AuthResponse.parse(await signedIn.json());
  const setUp = await fetch(`${origin}/api/auth/second-factor/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  expect(setUp.status).toBe(200);

  const newer = randomBytes(32).toString('base64');
  const lost = await runHere(['secrets', 'rotate'], { env: { ...env, SECRETS_KEYS: newer } });
  expect(lost.code).toBe(1);
  expect(lost.messages).toMatch(/^candor: Secrets: the key [0-9a-f]{12} is missing\. Put it back/);

  const older = await readFile(path.join(env.DATA_DIR ?? '', 'secret-key'), 'utf8');
  const both = { ...env, SECRETS_KEYS: `${newer},${older.trim()}` };
  const { code, output } = await runHere(['secrets', 'rotate'], { env: both });
  expect([code, output]).toEqual([0, expect.stringMatching(/^1 secret was encrypted anew\./)]);
});
