import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCandor } from '../testing/run-candor';
import { tempFolder } from '../testing/temp-folder';

test('the embedded database is backed up, held against its checksums, and restored in another place', async () => {
  const from = await tempFolder();
  await runCandor(['migrate'], { env: { DATA_DIR: from } });
  const backups = await tempFolder();
  const made = await runCandor(['backup', backups], { env: { DATA_DIR: from } });
  expect(made).toMatchObject({ code: 0, messages: '' });
  expect(made.output).toContain('The keys are not in it');
  const [name] = readdirSync(backups);
  expect(name).toMatch(/^candor-.*Z\.tar$/);
  const archive = join(backups, name ?? '');

  const verified = await runCandor(['backup', archive, '--verify']);
  expect(verified).toMatchObject({ code: 0, messages: '' });
  expect(verified.output).toMatch(/^The archive is whole: \d+ rows? and 0 files of /);
  const again = await runCandor(['backup', archive], { env: { DATA_DIR: from } });
  expect(again.messages.trim()).toContain(`candor: There is a file ${archive} already.`);

  const nowhere = join(backups, 'no', 'such.tar');
  const failed = await runCandor(['backup', nowhere], { env: { DATA_DIR: from } });
  expect(failed).toMatchObject({ code: 1, output: '' });
  expect(failed.messages.trim()).toBe(
    `candor: ${join(backups, 'no')}: There is no such folder. Make it, or name another one.`,
  );

  const to = await tempFolder();
  const restored = await runCandor(['restore', archive], { env: { DATA_DIR: to } });
  expect(restored).toMatchObject({ code: 0, messages: '' });
  const { output } = await runCandor(['doctor'], { env: { DATA_DIR: to } });
  expect(output).toMatch(/^ok {4}Migrations: /m);
}, 120_000);
