import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const WORKSPACES = ['domain', 'engine', 'documents', 'server', 'cli', 'bench', 'e2e', 'web/src'];

/** Concatenated, or this file would find itself. */
const REPLACING = ['vi', 'mock('].join('.');
const CHOOSING = ['@vitest', 'environment'].join('-');

function testsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testsBelow(place);
    return /\.test\.tsx?$/.test(entry.name) ? [place] : [];
  });
}

test('what replaces a module says so in its name, and runs alone', () => {
  const tests = WORKSPACES.flatMap((workspace) => testsBelow(path.join(ROOT, workspace)));
  expect(tests.length).toBeGreaterThan(300);
  const replacing = tests.filter((file) => readFileSync(file, 'utf8').includes(REPLACING));
  expect(replacing.filter((file) => !/\.alone\.test\.tsx?$/.test(file))).toEqual([]);
});

test('what needs a document says so in its name, so that all of them share a process', () => {
  const tests = testsBelow(path.join(ROOT, 'web/src'));
  const choosing = tests.filter((file) => readFileSync(file, 'utf8').includes(CHOOSING));
  expect(choosing).toEqual([]);
});
