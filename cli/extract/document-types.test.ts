import { DOCUMENT_EXTENSIONS } from '@candor/documents';
import { DOCUMENT_TYPES } from '@candor/domain/model/document-types';
import { expect, test } from 'vitest';

test('the offered types are those that can be read', () => {
  expect([...DOCUMENT_TYPES].sort()).toEqual([...DOCUMENT_EXTENSIONS].sort());
});
