import { batches } from '@candor/domain/api/batches';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonSchemaOf } from './json-schema';
import { answerFields, typeWords } from './schema-fields';

const inWords = (schema: z.ZodType) => typeWords(jsonSchemaOf(schema, 'output'));

test('what may be absent is named beside null, whether or not it has limits', () => {
  expect(inWords(z.string().nullable())).toBe('text or null');
  expect(inWords(z.string().min(8).nullable())).toBe('text from 8 characters or null');
  expect(inWords(z.number().nullable())).toBe('number or null');
  expect(inWords(z.boolean().nullable())).toBe('true or false or null');
});

test('a field that is called type is no list of types', () => {
  expect(inWords(z.object({ type: z.enum(['text', 'choice']) }))).toBe('object');
});

test('no field of a batch is said to hold any value', () => {
  const loose = answerFields(batches.status).filter(({ type }) => type.includes('any value'));
  expect(loose.map(({ name }) => name)).toEqual([]);
});
