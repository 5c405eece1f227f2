import { expect, test } from 'vitest';
import { AppError, CODE_OF_LIMIT, ERROR_CATALOGUE, validationError } from './errors';

test.each([
  ['authentication_required', 401, 'Authentication required. Please log in.'],
  ['permission_denied', 403, 'Access denied. Insufficient permissions.'],
  ['rate_limited', 429, 'Rate limit exceeded. Please try again later.'],
  ['validation_error', 400, 'Invalid request. Please check your input.'],
  ['quota_exceeded', 402, 'Plan limit exceeded. Please upgrade your plan.'],
  ['service_unavailable', 503, 'Service temporarily unavailable. Please try again.'],
  ['timeout', null, 'Request timed out. Please try again.'],
  ['network_error', null, 'Unable to connect to service. Please check your connection.'],
] as const)('%s has its status and default sentence', (code, status, message) => {
  expect(ERROR_CATALOGUE[code]).toEqual({ status, message });
});

test('every limit that has a code of its own maps to it, any other is quota_exceeded', () => {
  expect(CODE_OF_LIMIT.api_key_limit).toBe('api_key_limit_exceeded');
  expect(CODE_OF_LIMIT.batch_size_limit).toBe('batch_size_exceeded');
  expect(CODE_OF_LIMIT.input_type_restricted).toBe('input_type_not_allowed');
  expect(CODE_OF_LIMIT.feature_restricted).toBe('feature_not_available');
  expect(CODE_OF_LIMIT.candidate_quota).toBe('candidate_quota_exceeded');
  expect(CODE_OF_LIMIT.trial_expired).toBe('quota_exceeded');
});

test('one failed field answers its own sentence', () => {
  const error = validationError([{ field: 'token', message: 'Confirmation token is required' }]);
  expect(error.message).toBe('Confirmation token is required');
  expect(error.status).toBe(400);
});

test('several failed fields are combined in form order', () => {
  const error = validationError([
    { field: 'email', message: 'Invalid email format' },
    { field: 'password', message: 'Must be at least 8 characters long' },
  ]);
  expect(error.message).toBe(
    'Validation failed: Invalid email format; Must be at least 8 characters long',
  );
  expect(error.details.errors).toHaveLength(2);
});

test('a message that concerns several fields is stated once, and next to each of them', () => {
  const message = 'Reset token and new password are required';
  const error = validationError([
    { field: 'token', message },
    { field: 'new_password', message },
  ]);
  expect(error.message).toBe(message);
  expect(error.details.errors).toHaveLength(2);
});

test('a sentence that could be about any field is said of each', () => {
  const message = 'This field is required';
  const error = validationError([
    { field: 'email', message },
    { field: 'password', message },
  ]);
  expect(error.message).toBe(`Validation failed: ${message}; ${message}`);
});

test('an error without its own message uses the one in the catalogue', () => {
  expect(new AppError('not_found').message).toBe('Not found.');
});
