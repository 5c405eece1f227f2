import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const WORKSPACES = ['domain', 'engine', 'documents', 'server', 'cli', 'bench', 'e2e', 'web/src'];
const LEFT_OUT = /^(node_modules|data|dist.*)$/;

/** An exported function, or a constant that is one. */
const EXPORTED =
  /^export (?:async )?function\*? (\w+)|^export const (\w+)(?:: [^=]+)? = (?:async )?(?:\(|<|memo\b|\w+ =>)/;

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : sourcesBelow(place);
    return /(?<!\.test|\.e2e|\.d)\.tsx?$/.test(entry.name) ? [place] : [];
  });
}

function undocumented(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const [, name = EXPORTED.exec(line)?.[2]] = EXPORTED.exec(line) ?? [];
    if (name === undefined || lines[at - 1]?.trimEnd().endsWith('*/')) return [];
    // The signatures of one function share the docstring of the first.
    const isLater = lines.slice(0, at).some((before) => EXPORTED.exec(before)?.[1] === name);
    return isLater ? [] : [`${path.relative(ROOT, file)}: ${name}`];
  });
}

test('each exported function says what it promises', () => {
  const files = WORKSPACES.flatMap((workspace) => sourcesBelow(path.join(ROOT, workspace)));
  expect(files.length).toBeGreaterThan(2_500);
  expect(files.flatMap(undocumented)).toEqual([]);
});
