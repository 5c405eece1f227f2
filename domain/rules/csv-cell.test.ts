import { describe, expect, test } from 'vitest';
import { csvCell, NEEDS_QUOTES } from './csv-cell';

const STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'];

describe.each([
  ['every text is quoted', undefined],
  ['texts are quoted where they must be', NEEDS_QUOTES],
])('where %s', (_, quoted) => {
  test.each(STARTS)('a cell that begins with %j is displayed as text', (start) => {
    for (const rest of ['', '1', 'HYPERLINK("x","y")', ', "a"\r\n']) {
      expect(readCell(csvCell(`${start}${rest}`, quoted))).toBe(`'${start}${rest}`);
    }
  });

  test.each([
    ['Ada;=1+1', "Ada;'=1+1"],
    ['Ada;x;-1;+1', "Ada;x;'-1;'+1"],
    ['Ada\t@x', "Ada\t'@x"],
    ['two\r\n=1', "two\r\n'=1"],
    ['Ada;＝1', "Ada;'＝1"],
  ])('%j would be no formula either if it were taken apart at another sign', (text, written) => {
    expect(readCell(csvCell(text, quoted))).toBe(written);
  });

  test.each([
    'Welder',
    '',
    'a,b',
    'say "hi"',
    '"',
    'two\r\nlines',
    'a; b',
    'a;b',
    '1=1',
    'a - b',
    " '=1",
  ])('%j survives a round trip', (text) => {
    expect(readCell(csvCell(text, quoted))).toBe(text);
  });
});

test('a negative number stays a number, and null is an empty cell', () => {
  expect([csvCell(-1), csvCell(2.5), csvCell(null)]).toEqual(['-1', '2.5', '']);
});

/** How RFC 4180 reads the single cell of a line. */
function readCell(cell: string): string {
  if (!cell.startsWith('"')) {
    expect(cell).not.toMatch(/[",;\t\r\n]/);
    return cell;
  }
  const inside = cell.slice(1, -1);
  expect(inside.replaceAll('""', '')).not.toContain('"');
  return inside.replaceAll('""', '"');
}
