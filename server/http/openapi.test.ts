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

test('every reference resolves', () => {
  const targets = new Set(
    [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((found) => found[1] ?? ''),
  );
  expect(targets.size).toBeGreaterThan(10);
  for (const target of targets) expect(document).toHaveProperty(target.split('/'));
});

test('describes a form with its files, the keys of idempotent calls, and authentication', () => {
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

test('names the status of every error', () => {
  expect(document).toHaveProperty(['paths', '/api/v1/batch-jobs', 'post', 'responses', '402']);
  expect(document).toHaveProperty(['paths', '/api/auth/login', 'post', 'responses', '401']);
  expect(document).toHaveProperty(['paths', '/api/auth/login', 'post', 'responses', '429']);
});

const responseOf = (path: string, method: string, status: string, ...rest: string[]) => [
  'paths',
  path,
  method,
  'responses',
  status,
  ...rest,
];

test('describes a download by its content: rows as text, JSON as an object', () => {
  const content = responseOf('/api/v1/batch-jobs/{id}/export', 'get', '200', 'content');
  expect(document).toHaveProperty([...content, 'text/csv', 'schema'], { type: 'string' });
  expect(document).toHaveProperty([...content, 'application/json', 'schema'], { type: 'object' });
  const headers = responseOf('/api/users/export-data', 'get', '200', 'headers');
  expect(document).toHaveProperty([...headers, 'Content-Disposition']);
});

test('describes what every call answers', () => {
  const answering = endpoints.filter(({ ok }) => 'body' in ok);
  expect(answering.length).toBeGreaterThan(100);
  for (const { path, method, ok } of answering) {
    const place = path.replace(/:(\w+)/g, '{$1}');
    const answer = responseOf(place, method.toLowerCase(), String(ok.status));
    expect(document).toHaveProperty([...answer, 'content', 'application/json', 'schema']);
  }
});

test('has no format that JSON Schema does not know', () => {
  const formats = new Set([...text.matchAll(/"format":"([^"]+)"/g)].map((found) => found[1]));
  expect([...formats].sort()).toEqual(['date', 'date-time', 'uri', 'uuid']);
});

test('any call with content may refuse its size and type', () => {
  for (const status of ['413', '415']) {
    expect(document).toHaveProperty(responseOf('/api/v1/job-requirements', 'post', status));
    expect(document).toHaveProperty(responseOf('/api/v1/batch-jobs', 'post', status));
    expect(document).not.toHaveProperty(responseOf('/api/v1/batch-jobs', 'get', status));
  }
});

test('names the headers that say how long to wait, what is left, and where to go', () => {
  const refusal = ['components', 'responses', 'Error', 'headers'];
  for (const name of ['Retry-After', 'X-Request-Id', 'X-Quota-Remaining', 'X-Batch-Size-Requested'])
    expect(document).toHaveProperty([...refusal, name]);
  const submitted = responseOf('/api/v1/batch-jobs', 'post', '202', 'headers', 'Retry-After');
  expect(document).toHaveProperty(submitted);
  const place = responseOf('/api/integrations/greenhouse/oauth/callback', 'get', '302');
  expect(document).toHaveProperty([...place, 'headers', 'Location']);
});
