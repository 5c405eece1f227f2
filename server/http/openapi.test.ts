import { endpoints } from '@candor/domain/api/contract';
import { expect, test } from 'vitest';
import { describeApi } from './openapi';

const document = describeApi('1.2.3');
const text = JSON.stringify(document);

test('is an OpenAPI 3.1 document with every call of the contract', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Candor', version: '1.2.3' } });
  for (const { path, method, name } of endpoints) {
    const place = path.replace(/:(\w+)/g, '{$1}');
    expect(document).toHaveProperty(['paths', place, method.toLowerCase(), 'operationId'], name);
  }
});

test('everything that is pointed to exists', () => {
  const targets = new Set(
    [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((found) => found[1] ?? ''),
  );
  expect(targets.size).toBeGreaterThan(10);
  for (const target of targets) expect(document).toHaveProperty(target.split('/'));
});

test('describes a form with its files, keys of idempotent calls and what signing in needs', () => {
  const submit = ['paths', '/api/v1/batch-jobs', 'post'];
  expect(document).toHaveProperty(
    [...submit, 'security'],
    [{ session: [] }, { apiKey: [] }, { basicKey: [] }],
  );
  expect(document).toHaveProperty(['paths', '/api/keys', 'post', 'security'], [{ session: [] }]);
  expect(document).toHaveProperty(
    [
      ...submit,
      'requestBody',
      'content',
      'multipart/form-data',
      'schema',
      'properties',
      'candidate_source_file',
      'contentMediaType',
    ],
    'application/octet-stream',
  );
  expect(text).toContain('"name":"Idempotency-Key","in":"header"');
});

test('names the statuses of every refusal', () => {
  expect(document).toHaveProperty(['paths', '/api/v1/batch-jobs', 'post', 'responses', '402']);
  expect(document).toHaveProperty(['paths', '/api/auth/login', 'post', 'responses', '401']);
  expect(document).toHaveProperty(['paths', '/api/auth/login', 'post', 'responses', '429']);
});
