import type { TermBody } from '@candor/domain/model/term';
import { expect, test } from 'vitest';
import { readTermsCsv, writeTermsCsv } from './terms-csv';

const KOSTRA: TermBody = {
  name: 'Kostra',
  kind: 'tool',
  aliases: ['Kostra Suite', 'K, the "old" one'],
  broader: ['PostgreSQL'],
  related: [],
  context: [],
};
const RUN: TermBody = { ...KOSTRA, name: '=SUM(A1)', aliases: [], broader: [] };

test('terms survive a round trip through CSV', () => {
  expect(readTermsCsv(writeTermsCsv([KOSTRA, RUN]))).toEqual({ terms: [KOSTRA, RUN], wrong: [] });
});

test.each(['+1', '-1', '@x', '＝SUM(A1)', '＋1', '－1', '＠x'])(
  'a term called %s runs in no spreadsheet, and is the same when read again',
  (name) => {
    const written = writeTermsCsv([{ ...RUN, name }]);
    expect(written).toContain(`\r\n'${name},tool`);
    expect(readTermsCsv(written)?.terms.map((term) => term.name)).toEqual([name]);
  },
);

test('no cell runs as a formula in a spreadsheet', () => {
  expect(writeTermsCsv([RUN])).toContain("\r\n'=SUM(A1),tool");
});

test('columns may be in any order, separated by semicolons, or missing', () => {
  const { terms } = readTermsCsv('\uFEFFkind;name\nSpoken language;Lanternish\n;Veldt\n\n') ?? {};
  expect(terms?.map(({ name, kind }) => [name, kind])).toEqual([
    ['Lanternish', 'spoken_language'],
    ['Veldt', 'skill'],
  ]);
});

test('a row that is not a term is reported by its line and stops no other', () => {
  const read = readTermsCsv('name,kind\n"Two\nlines",tool\nLamp,gadget\n,tool\nWick,tool\n');
  expect(read?.terms.map(({ name }) => name)).toEqual(['Two lines', 'Wick']);
  expect(read?.wrong).toEqual([
    { line: 4, message: expect.stringContaining('tool') },
    { line: 5, message: 'This field is required' },
  ]);
});

test('a file without names is not a list of terms', () => {
  expect(readTermsCsv('candidate_text\nhello\n')).toBeNull();
  expect(readTermsCsv('')).toBeNull();
});

test('a quotation mark that is never closed leaves no table', () => {
  expect(readTermsCsv('name,kind\n"Wick,tool\n')).toBeNull();
});
