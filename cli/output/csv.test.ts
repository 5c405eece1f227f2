import { expect, test } from 'vitest';
import { csvLine } from './csv';

test('a cell with a comma, a quote or a line end is quoted', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '＝1'])('%j cannot run as a formula', (text) => {
  expect(csvLine([text])).toContain(`'${text}`);
});

test('a negative number stays a number', () => {
  expect(csvLine([-1, 2])).toBe('-1,2\r\n');
});

test('nothing is an empty cell', () => {
  expect(csvLine([null, 'x'])).toBe(',x\r\n');
});
