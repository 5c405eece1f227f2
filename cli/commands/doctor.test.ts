import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runCandor } from '../testing/run-candor';
import { runHere } from '../testing/run-here';
import { tempFolder } from '../testing/temp-folder';

test('a fresh folder is in order; the mail that goes to files and an Ashby out of reach are told', async () => {
  const ashby = `http://127.0.0.1:${await closedPort()}`;
  const env = { DATA_DIR: await tempFolder(), ASHBY_API_BASE: ashby };
  const { code, output } = await runCandor(['doctor'], { env });
  expect(code).toBe(0);
  expect(output).toMatch(/^ok {4}Runtime: Node\.js/m);
  expect(output).toMatch(/^ok {4}Data folder: /m);
  expect(output).toMatch(/^ok {4}Uploads folder: /m);
  expect(output).toMatch(/^ok {4}Documents: they can be read/m);
  expect(output).toMatch(/^warn {2}Ashby: .*does not answer\n {6}Check the way/m);
  expect(output).toMatch(/^ok {4}Google sign-in: off/m);
  expect(output).toMatch(/^ok {4}ATS sign-in: off/m);
  expect(output).toMatch(/^ok {4}Greenhouse: off/m);
  expect(output).toMatch(/^ok {4}Traces: off/m);
  expect(output).toMatch(/^warn {2}Mail: .*outbox\n {6}Set SMTP_URL/m);
});

test('every wrong variable is named and the exit code is 1', async () => {
  const env = { DATA_DIR: await tempFolder(), PORT: 'many', SMTP_URL: 'gopher://example.org' };
  const { code, output } = await runHere(['doctor'], { env });
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).toContain('SMTP_URL');
});

test('a misspelled variable is reported next to invalid ones', async () => {
  const env = { DATA_DIR: await tempFolder(), PORT: 'many', SMPT_URL: 'smtp://127.0.0.1' };
  const { output } = await runHere(['doctor'], { env });
  expect(output).toMatch(/^warn {2}Configuration: SMPT_URL is set.*\n {6}If SMTP_URL was meant/m);
});

test('a database that does not answer fails with a word on what to check', async () => {
  const port = await closedPort();
  const env = {
    DATA_DIR: await tempFolder(),
    ASHBY_API_BASE: 'http://127.0.0.1:1',
    DATABASE_URL: `postgres://somebody:secret-word@127.0.0.1:${port}/candor`,
  };
  const { code, output } = await runHere(['doctor'], { env });
  expect(code).toBe(1);
  expect(output).toMatch(/^fail {2}Database: cannot be reached/m);
  expect(output).not.toContain('secret-word');
});

test('a mail server that greets is in order, another one is not', async () => {
  const greeting = await serverThatSays('220 mail.example.org ready\r\n');
  const other = await serverThatSays('HTTP/1.1 400 Bad Request\r\n');
  const dataDir = await tempFolder();
  const env = (port: number) => ({
    DATA_DIR: dataDir,
    ASHBY_API_BASE: 'http://127.0.0.1:1',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const good = await runHere(['doctor'], { env: env(greeting) });
  const bad = await runHere(['doctor'], { env: env(other) });
  expect(good.output).toMatch(/^ok {4}Mail: /m);
  expect(bad.output).toMatch(/^fail {2}Mail: .*HTTP/m);
});

async function serverThatSays(words: string): Promise<number> {
  const server = createServer((socket) => socket.end(words));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return portOf(server.address());
}

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}
