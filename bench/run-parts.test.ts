import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from './parts/part';
import { atMost, type Verdict } from './print/verdict';
import { runParts } from './run-parts';

const argv = process.argv;
let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((words: string) => said.push(words));
  vi.spyOn(console, 'error').mockImplementation((words: string) => said.push(words));
});
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

const part = (name: string, ...verdicts: Verdict[]): Part => ({
  name,
  title: name,
  run: async () => verdicts,
});
const holding = part('quick', atMost('time', 1, 2));
const failing = part('slow', atMost('wall time', 3, 2));

/** Runs what such a command line asks for; answers the code that the process would end with. */
async function codeOf(words: string[], parts: Part[]): Promise<typeof process.exitCode> {
  process.argv = ['node', 'bench.ts', ...words];
  await runParts(parts);
  return process.exitCode;
}

test('a run in which every target holds ends well', async () => {
  expect(await codeOf([], [holding])).toBeUndefined();
  expect(said.join('\n')).toContain('1 of 1 targets hold');
});

test('a run in which one does not ends with 1, and names it once more at the end', async () => {
  expect(await codeOf([], [failing, holding])).toBe(1);
  expect(said.at(-1)).toContain('wall time');
  expect(said.at(-1)).not.toMatch(/\btime\b.*holds$/m);
});

test('a run for the figures ends well whatever they are', async () => {
  expect(await codeOf(['--report'], [failing])).toBeUndefined();
  expect(said.join('\n')).toContain('does not hold');
});

test('a part that was not asked for decides nothing', async () => {
  expect(await codeOf(['quick'], [failing, holding])).toBeUndefined();
});

test('an unknown part runs nothing and ends with 2', async () => {
  expect(await codeOf(['other'], [failing])).toBe(2);
});
