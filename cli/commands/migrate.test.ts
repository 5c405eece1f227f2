import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCandor } from '../testing/run-candor';
import { runHere } from '../testing/run-here';
import { tempFolder } from '../testing/temp-folder';

test('the embedded database is made, brought to the schema, found in order and stopped', async () => {
  const folder = await tempFolder();
  const env = { DATA_DIR: folder };
  const migrated = await runCandor(['migrate'], { env });
  expect(migrated).toMatchObject({ code: 0, output: '' });

  const { output } = await runHere(['doctor'], { env });
  expect(output).toMatch(/^ok {4}Database: embedded, PostgreSQL/m);
  expect(output).toMatch(/^ok {4}Migrations: /m);
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a wrong configuration is told without a stack', async () => {
  const env = { DATA_DIR: await tempFolder(), PORT: 'many' };
  const { code, messages } = await runHere(['migrate'], { env });
  expect(code).toBe(1);
  expect(messages).toContain('PORT');
  expect(messages).not.toMatch(/\n\s+at /);
});

// Only Linux has a folder in which Node's own recursive mode never ends.
test
  .runIf(process.platform === 'linux')
  .each([{}, { SECRET_KEY: 'k7Qw2mZx9Rt4Vb6Ny8Lp3Hs5Jd1Fg0Ca' }])(
  'a folder that cannot be made is told without a stack',
  async (more) => {
    const env = { DATA_DIR: '/proc/nothing/below', ...more };
    const { code, messages } = await runHere(['migrate'], { env });
    expect(code).toBe(1);
    expect(messages).toContain('DATA_DIR: the folder cannot be used (ENOENT');
    expect(messages).not.toMatch(/\n\s+at /);
  },
);
