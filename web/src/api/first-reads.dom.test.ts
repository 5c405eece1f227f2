import { afterEach, expect, test } from 'vitest';
import { takeFirstRead } from './first-reads';
import type { WireRequest } from './wire';

const request = (changes: Partial<WireRequest> = {}): WireRequest => ({
  method: 'GET',
  url: '/api/v1/auth/me',
  headers: { Authorization: 'Bearer token-1' },
  body: null,
  signal: null,
  timeout: 1000,
  ...changes,
});

function asked(): Promise<Response> {
  const answer = Promise.resolve(new Response('{}'));
  window.candorFirstReads = { token: 'token-1', answers: new Map([['/api/v1/auth/me', answer]]) };
  return answer;
}

afterEach(() => {
  delete window.candorFirstReads;
});

test('a response already on its way is handed out, once', () => {
  const answer = asked();
  expect(takeFirstRead(request())).toBe(answer);
  expect(takeFirstRead(request())).toBeNull();
});

test.each([
  ['another person', { headers: { Authorization: 'Bearer token-2' } }],
  ['a visitor', { headers: {} }],
  ['a call that changes something', { method: 'POST' }],
  ['another address', { url: '/api/v1/users/quota-status' }],
])('%s gets no answer that was meant for someone else', (_, changes) => {
  asked();
  expect(takeFirstRead(request(changes))).toBeNull();
});

test('without the script nothing was asked', () => {
  expect(takeFirstRead(request())).toBeNull();
});
