import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TicketCreated } from '@candor/domain/model/support';
import { AuthResponse } from '@candor/domain/model/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, runCandor, startCandor } from '../testing/run-candor';
import { runHere } from '../testing/run-here';

let env: Record<string, string>;
let server: ReturnType<typeof startCandor>;
let origin: string;
let token: string;
let ticket: string;

const post = async (at: string, body: object) => {
  const reply = await fetch(`${origin}${at}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBeLessThan(300);
  return reply.json();
};

/** A served product with one account and its ticket by e-mail, which the command works on beside it. */
beforeAll(async () => {
  env = {
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'candor-support-')),
    PORT: '0',
    LOG_LEVEL: 'info',
  };
  server = startCandor(['serve'], { env });
  origin = await addressOf(server);
  const person = { email: 'odile@works.example', full_name: 'Odile Brandt' };
  token = '';
  const registered = await post('/api/auth/register', { ...person, password: 'long enough' });
  token = AuthResponse.parse(registered).access_token;
  const asked = { subject: 'Two\u001b[31m lines', message: 'First line\nsecond line' };
  const opened = await post('/api/support/ticket', {
    ...asked,
    name: person.full_name,
    email: person.email,
  });
  ticket = TicketCreated.parse(opened).ticket_id;
}, 120_000);
afterAll(async () => {
  const ended = new Promise((resolve) => server.on('close', resolve));
  server.kill('SIGTERM');
  await ended;
  await rm(env.DATA_DIR ?? '', { recursive: true, force: true });
}, 60_000);

const support = (...args: string[]) => runHere(['support', ...args], { env });
const short = () => ticket.slice(-8);

test('open tickets are listed, with nothing that a terminal would obey', async () => {
  const { code, output } = await runCandor(['support', 'list'], { env });
  expect(code).toBe(0);
  expect(output).toMatch(new RegExp(`^${short()} `, 'm'));
  expect(output).toMatch(/waits +by mail +trial +odile@works\.example +Two \[31m lines/);
  expect(output).not.toContain('\u001b');
});

test('a ticket is read, answered and closed by the number that people see', async () => {
  const answered = await support('answer', `#${short()}`, 'From', 'the', 'text.');
  expect(answered).toMatchObject({
    code: 0,
    output: `#${short()} was answered by e-mail to odile@works.example.\n`,
  });
  const { output } = await support('read', short());
  expect(output).toMatch(/Odile Brandt <odile@works\.example>, trial/);
  expect(output).toMatch(/They\n {2}First line\n {2}second line/);
  expect(output).toMatch(/Support\n {2}From the text\./);
  expect(await support('close', ticket)).toMatchObject({
    code: 0,
    output: `#${short()} is closed.\n`,
  });
  expect((await support('list')).output).toBe('No ticket is open.\n');
  expect((await support('list', '--closed')).output).toContain(short());
});

test('what cannot be done says why', async () => {
  const closed = await support('answer', short(), 'Too late');
  expect(closed).toMatchObject({
    code: 1,
    messages: 'candor: This support ticket has been closed.\n',
  });
  expect((await support('read', '00000000')).messages).toBe(
    'candor: There is no ticket 00000000.\n',
  );
  expect((await support('read', 'x')).messages).toBe("candor: x is no ticket's number.\n");
  expect((await support('answer', short(), ' ')).code).toBe(1);
});
