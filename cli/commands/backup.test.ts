import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCandor } from '../testing/run-candor';
import { tempFolder } from '../testing/temp-folder';

test('what is no archive, or a damaged one, is told in one line and makes no database', async () => {
  const folder = await tempFolder({ 'notes.txt': 'not a backup' });
  const env = { DATA_DIR: join(folder, 'data') };
  for (const [file, why] of [
    ['notes.txt', 'cut off'],
    ['nothing.tar', 'ENOENT'],
  ]) {
    const run = await runCandor(['restore', join(folder, file ?? '')], { env });
    expect(run.code).toBe(1);
    expect(run.messages).toContain(why);
    expect(run.messages.trim()).toMatch(/^candor: [^\n]+$/);
  }
  expect(readdirSync(join(folder, 'data'))).not.toContain('postgres');
});
