import { expect, test } from 'vitest';
import { readDocument } from './read-document';

/** Signs that open something which is never closed, and what stands between them. */
const RUNS = [
  ...[' ', '\n', '\t', '-', 'a  b\n', '1. ', '(', '[', '[a](', '![', '](', '"'],
  ...['<', '<a', '<a>', '</a>', '<!--', '<table>', '<div style="', '/*', '@', '{}', ';'],
  ...['{', '}', '\\', '\\par ', "\\'e9", '\\u8364?', '&#', '*', '**a', '`', '# ', '| a |', '---\n'],
];
const FILES = [
  ['txt', ''],
  ['md', '# Name\n'],
  ['html', '<html><body>x '],
  ['html', '<html><style>.a{color:#fff} '],
  ['rtf', '{\\rtf1\\ansi x '],
] as const;
const SIGNS = 8_000;
/** Four times the text takes sixteen times as long where each place is looked at from each other; a collection of garbage may double a time. */
const TOO_MUCH = 9;
/** Below this, in milliseconds, a clock tells nothing. */
const FLOOR = 12;
const TRIES = 3;

/** Milliseconds of the processor, which others on the machine do not lengthen. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  return process.cpuUsage(begun).user / 1_000;
}

async function growthOf(format: string, before: string, run: string): Promise<number> {
  const read = (signs: number) =>
    readDocument({
      bytes: Buffer.from(`${before}${run.repeat(Math.ceil(signs / run.length))} end`),
      filename: `cv.${format}`,
      maxPages: 50,
      maxTextBytes: 1_000_000,
    });
  const small = await timeOf(() => read(SIGNS));
  return (await timeOf(() => read(4 * SIGNS))) / Math.max(small, FLOOR);
}

test.each(FILES)(
  'a file .%s of nothing but repetitions behind "%s" is read in a time that grows with it',
  async (format, before) => {
    const slow: string[] = [];
    for (const run of RUNS) {
      let least = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < TRIES && least >= TOO_MUCH; tries += 1)
        least = Math.min(least, await growthOf(format, before, run));
      if (least >= TOO_MUCH) slow.push(run);
    }
    expect(slow).toEqual([]);
  },
);
