import { expect, test } from 'vitest';
import { slowRuns } from '../testing/growth';
import { readDocument } from './read-document';

/** Characters that open something which is never closed, and what is between them. */
const RUNS = [
  ' ',
  '\n',
  '\t',
  '-',
  'a  b\n',
  '1. ',
  '(',
  '[',
  '[a](',
  '![',
  '](',
  '"',
  '<',
  '<a',
  '<a>',
  '</a>',
  '<!--',
  '<table>',
  '<div style="',
  '/*',
  '@',
  '{}',
  ';',
  '{',
  '}',
  '\\',
  '\\par ',
  "\\'e9",
  '\\u8364?',
  '&#',
  '*',
  '**a',
  '`',
  '# ',
  '| a |',
  '---\n',
];
const FILES = [
  ['txt', ''],
  ['md', '# Name\n'],
  ['html', '<html><body>x '],
  ['html', '<html><style>.a{color:#fff} '],
  ['rtf', '{\\rtf1\\ansi x '],
] as const;
const read = (format: string, source: string) =>
  readDocument({
    bytes: Buffer.from(source),
    filename: `cv.${format}`,
    maxPages: 50,
    maxTextBytes: 1_000_000,
  });

test.each(FILES)(
  'a file .%s of nothing but repetitions behind "%s" is read in a time that grows with it',
  async (format, before) => {
    const slow = await slowRuns(RUNS, (repeated) => read(format, `${before}${repeated} end`));
    expect(slow).toEqual([]);
  },
);

test.each([
  ['marks on one letter', 'txt', '\u0301\u0316', 'Ann a', ''],
  ['blanks in a style', 'html', '\t ', '<p style="transform:scale(', 'x">Ann</p>'],
])('%s are read in a time that grows with their number', async (_, format, run, before, after) => {
  const slow = await slowRuns([run], (repeated) => read(format, `${before}${repeated}${after}`));
  expect(slow).toEqual([]);
});
