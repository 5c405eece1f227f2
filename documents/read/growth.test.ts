import { expect, test } from 'vitest';
import { slowRuns } from '../testing/growth';
import { readDocument } from './read-document';

/** Characters that open something which is never closed, and what is between them. */
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
test.each(FILES)(
  'a file .%s of nothing but repetitions behind "%s" is read in a time that grows with it',
  async (format, before) => {
    const read = (repeated: string) =>
      readDocument({
        bytes: Buffer.from(`${before}${repeated} end`),
        filename: `cv.${format}`,
        maxPages: 50,
        maxTextBytes: 1_000_000,
      });
    expect(await slowRuns(RUNS, read)).toEqual([]);
  },
);
