import { expect, test } from 'vitest';
import { draftOf } from './draft-store';
import { EMPTY_FORM } from './form-state';

test('a connection string never reaches the storage of the browser', () => {
  const config = { connection_string: 'postgres://secret@host/db', query: 'select 1' };
  expect(draftOf({ ...EMPTY_FORM, config }).config).toEqual({ query: 'select 1' });
});

test('the contents of a file are read again, not remembered', () => {
  const reading = { kind: 'zip', documents: 3, tables: 0, names: [], skipped: [] } as const;
  expect(
    draftOf({ ...EMPTY_FORM, reading: { ...reading, names: [], skipped: [] } }),
  ).not.toHaveProperty('reading');
});
