import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCandor } from '../testing/run-candor';
import { tempFolder } from '../testing/temp-folder';

const COMMANDS = [
  ['account', 'odile@works.example'],
  ['audit', 'verify'],
  ['statistics', 'list'],
  ['secrets', 'rotate'],
];

test.each(COMMANDS)('%s in a folder without a database says so and makes none', async (...args) => {
  const folder = await tempFolder({});
  const run = await runCandor(args, { env: { DATA_DIR: folder, DATABASE_URL: '' } });
  expect(run.code).toBe(1);
  expect(run.messages.trim()).toBe(
    `candor: There is no database in ${folder}. Set DATA_DIR or DATABASE_URL, or start Candor once.`,
  );
  expect(readdirSync(folder)).not.toContain('postgres');
});

test.each([['account', 'odile@works.example'], ['migrate']])(
  '%s reports in one line a database that does not answer, without its password',
  async (...args) => {
    const env = { DATABASE_URL: 'postgres://candor:hush-hush@127.0.0.1:1/candor' };
    const run = await runCandor(args, { env });
    expect(run.code).toBe(1);
    expect(run.messages.trim()).toBe(
      'candor: The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL, and that the server runs.',
    );
  },
);
