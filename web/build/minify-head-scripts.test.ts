import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { minifyHeadScripts } from './minify-head-scripts.ts';

const SCRIPT =
  '// For whoever reads this.\ndocument.title = greeting();\nfunction greeting() { return "Hello" }\n';

async function builtScript(script: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'candor-head-scripts-'));
  try {
    await mkdir(path.join(root, 'public'));
    await writeFile(path.join(root, 'index.html'), '<title>Nothing</title>');
    await writeFile(path.join(root, 'public/theme.js'), script);
    await writeFile(path.join(root, 'public/first-reads.js'), SCRIPT);
    await build({ root, configFile: false, logLevel: 'silent', plugins: [minifyHeadScripts()] });
    return await readFile(path.join(root, 'dist/theme.js'), 'utf8');
  } finally {
    await rm(root, { recursive: true });
  }
}

test('a script of the head ships without its comments and does the same', async () => {
  const built = await builtScript(SCRIPT);
  expect(built).not.toContain('reads this');
  const page = { title: '' };
  new Function('document', built)(page);
  expect(page.title).toBe('Hello');
});

test('one that cannot be read ends the build', async () => {
  await expect(builtScript('let = ;')).rejects.toThrow(/theme\.js/);
});
