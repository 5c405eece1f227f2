import { expect, test } from 'vitest';
import { countCandidates } from './count-candidates';
import { EMPTY_FORM } from './form-state';

const fileOf = (bytes: number) => new File(['x'.repeat(bytes)], 'people.csv');

test('a file that is still being read is estimated by its size', () => {
  expect(countCandidates({ ...EMPTY_FORM, file: fileOf(2049) })).toEqual({
    size: 3,
    charged: 3,
    exact: false,
  });
});

test('documents of an archive are counted exactly', () => {
  const reading = { kind: 'zip', documents: 7, tables: 0, names: [], skipped: [] } as const;
  const form = {
    ...EMPTY_FORM,
    inputType: 'zip_file' as const,
    reading: { ...reading, names: [], skipped: [] },
  };
  expect(countCandidates(form)).toEqual({ size: 7, charged: 7, exact: true });
});

test('an archive with nothing but a table may be sent, and its rows are not said to be counted', () => {
  const reading = { kind: 'zip' as const, documents: 0, tables: 1, names: [], skipped: [] };
  const form = { ...EMPTY_FORM, inputType: 'zip_file' as const, reading };
  expect(countCandidates(form)).toEqual({ size: 1, charged: 1, exact: false });
});

test('a typed estimate replaces the usual one', () => {
  const form = { ...EMPTY_FORM, inputType: 'google_drive' as const };
  expect(countCandidates(form).size).toBe(10);
  expect(countCandidates({ ...form, estimate: '64' }).size).toBe(64);
});
