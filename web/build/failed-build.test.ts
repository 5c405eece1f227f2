import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';
import { staticPages } from './static-pages.ts';

test('a build that fails tells the first cause, and not that its own documents are missing', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'candor-failed-build-'));
  await writeFile(path.join(root, 'index.html'), '<script type="module" src="/main.ts"></script>');
  await writeFile(path.join(root, 'main.ts'), "import './not-there';");
  const failed = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [staticPages(), compressFiles()],
  });
  await expect(failed).rejects.toThrow(/not-there/);
  await rm(root, { recursive: true });
});
