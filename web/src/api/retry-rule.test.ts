import type { ErrorCode } from '@candor/domain/errors';
import { expect, test } from 'vitest';
import { ClientError } from './client-error';
import { waitBeforeRetry } from './retry-rule';

const attempt = (method: string, code: ErrorCode, tries = 1, hasIdempotencyKey = false) =>
  waitBeforeRetry({ method, hasIdempotencyKey, tries, error: new ClientError({ code }) });

test('a read is tried three times in all, after one and two seconds', () => {
  expect([
    attempt('GET', 'network_error', 1),
    attempt('GET', 'network_error', 2),
    attempt('GET', 'network_error', 3),
  ]).toEqual([1000, 2000, null]);
});

test.each(['timeout', 'network_error', 'rate_limited', 'service_unavailable'] as const)(
  '%s may pass by itself',
  (code) => {
    expect(attempt('GET', code)).toBe(1000);
  },
);

test.each([
  'authentication_required',
  'permission_denied',
  'validation_error',
  'quota_exceeded',
  'not_found',
] as const)('%s is not tried again', (code) => {
  expect(attempt('GET', code)).toBeNull();
});

test('a POST is sent once unless it carries an idempotency key', () => {
  expect(attempt('POST', 'timeout')).toBeNull();
  expect(attempt('POST', 'timeout', 1, true)).toBe(1000);
  expect(attempt('DELETE', 'timeout')).toBe(1000);
});

test('a server that asks for patience gets it, up to a point', () => {
  const limited = (retryAfter: number) =>
    waitBeforeRetry({
      method: 'GET',
      hasIdempotencyKey: false,
      tries: 1,
      error: new ClientError({ code: 'rate_limited', retryAfter }),
    });
  expect(limited(4)).toBe(4000);
  expect(limited(120)).toBeNull();
});

test('an outage is tried again sooner than it was said to last, unless that is long', () => {
  const away = (retryAfter: number) =>
    waitBeforeRetry({
      method: 'GET',
      hasIdempotencyKey: false,
      tries: 1,
      error: new ClientError({ code: 'service_unavailable', retryAfter }),
    });
  expect(away(5)).toBe(1000);
  expect(away(3600)).toBeNull();
});
