import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { childEntry } from '../pool/child-path';

/** What a reader of its own has loaded of Node when it is ready. */
async function loadedByReader(): Promise<string[]> {
  const { file, execArgv } = childEntry();
  const start = `
    process.argv[2] = String(process.ppid);
    await import(${JSON.stringify(file)});
    process.stdout.write(JSON.stringify(process.moduleLoadList), () => process.exit());
  `;
  const args = [...execArgv, '--input-type=module', '--eval', start];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

test('a reader that is ready has loaded nothing to fetch with', async () => {
  const loaded = await loadedByReader();
  expect(loaded).toContain('NativeModule worker_threads');
  expect(loaded.filter((name) => name.includes('undici'))).toEqual([]);
});

test('pdf.js leaves the answers of Node and the pushing of the language as they were', async () => {
  const [response, push] = [globalThis.Response, Array.prototype.push];
  await import('./load-pdfjs');
  expect(new Response('said', { status: 201 })).toMatchObject({ status: 201, ok: true });
  expect([globalThis.Response, Array.prototype.push]).toEqual([response, push]);
});
