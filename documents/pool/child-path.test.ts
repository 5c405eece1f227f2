import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { childEntry } from './child-path';

const SOURCE = new URL('./child-path.ts', import.meta.url).href;

test('from source, the child is the TypeScript file and runs through tsx', () => {
  const { file, execArgv } = childEntry(SOURCE, '');
  expect(existsSync(file)).toBe(true);
  expect(execArgv[0]).toBe('--import');
});

test('from a bundle, the child is the bundle beside it and needs no loader', () => {
  expect(childEntry('file:///srv/dist/server.mjs')).toEqual({
    file: '/srv/dist/read-child.mjs',
    execArgv: [],
  });
});

test('from source with bundles, the child is the one among them', () => {
  expect(childEntry(SOURCE, '/srv/dist')).toEqual({
    file: '/srv/dist/read-child.mjs',
    execArgv: [],
  });
});
