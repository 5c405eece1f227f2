import { messages } from '@candor/domain/messages';
import { expect, test } from 'vitest';
import { type FailedAnswer, interpretError } from './interpret-error';

function answer(status: number, body: unknown, headers: Record<string, string> = {}): FailedAnswer {
  return {
    status,
    statusText: 'Status text',
    header: (name) => headers[name] ?? null,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    signedIn: true,
  };
}

test.each([
  [400, 'validation_error', 'Invalid request. Please check your input.', 'none'],
  [401, 'authentication_required', 'Authentication required. Please log in.', 'sign_in'],
  [402, 'quota_exceeded', 'Plan limit exceeded. Please upgrade your plan.', 'upgrade'],
  [403, 'permission_denied', 'Access denied. Insufficient permissions.', 'ask'],
  [429, 'rate_limited', 'Rate limit exceeded. Please try again later.', 'try_again'],
  [500, 'service_unavailable', 'Service temporarily unavailable. Please try again.', 'try_again'],
  [502, 'service_unavailable', 'Service temporarily unavailable. Please try again.', 'try_again'],
])('an empty %i is %s with its sentence and the action %s', (status, code, message, action) => {
  const error = interpretError(answer(status, ''));
  expect({ code: error.code, message: error.message, action: error.action }).toEqual({
    code,
    message,
    action,
  });
});

test('a wrong password keeps the words of the server, an ended session does not', () => {
  const refused = answer(401, { detail: 'Invalid email or password.' });
  expect(interpretError({ ...refused, signedIn: false }).message).toBe(
    'Invalid email or password.',
  );
  expect(interpretError(refused).message).toBe('Authentication required. Please log in.');
});

test('the words of the server stand before the default of 400, 403 and 429', () => {
  expect(interpretError(answer(400, { detail: 'Limit must be between 1 and 100' })).message).toBe(
    'Limit must be between 1 and 100',
  );
  expect(interpretError(answer(429, { detail: 'One message a minute.' })).message).toBe(
    'One message a minute.',
  );
  expect(
    interpretError(answer(403, { detail: 'Please confirm your e-mail address first.' })).message,
  ).toBe('Please confirm your e-mail address first.');
});

test('a page of partners that is closed is told apart from any other refusal', () => {
  const detail = 'Integration partner access required for Ashby features.';
  const code = 'integration_partner_required';
  const refused = interpretError(answer(403, { detail, code, request_id: 'r-12345678' }));
  expect(refused).toMatchObject({ code, message: detail, action: 'none' });
});

test('a failing server is not quoted unless the sentence is one of ours', () => {
  expect(interpretError(answer(500, { detail: 'relation "x" does not exist' })).message).toBe(
    'Service temporarily unavailable. Please try again.',
  );
});

test('what a source said that is away is passed on', () => {
  const detail = 'Google Drive does not answer at the moment. Please try again later.';
  const body = { detail, code: 'service_unavailable', request_id: 'r', reason: 'source_away' };
  expect(interpretError(answer(503, body)).message).toBe(detail);
});

test.each([
  'Batch submission failed. Please try again.',
  messages.sourceAway,
  messages.driveNotConnected,
  messages.s3NotConnected,
  messages.databaseNotConnected,
  messages.googleNotSetUp,
  messages.atsNotSetUp,
  messages.fileNotScanned,
  messages.paymentUnavailable,
  messages.noRoom,
  messages.busy,
])('of a failing server this sentence is passed on: %s', (detail) => {
  expect(interpretError(answer(503, { detail })).message).toBe(detail);
});

test('a batch that is too large names the requested size first and the limit second', () => {
  const headers = {
    'X-Limit-Type': 'batch_size_limit',
    'X-Plan-Type': 'trial',
    'X-Batch-Size-Requested': '40',
    'X-Max-Batch-Size': '25',
  };
  const error = interpretError(answer(402, '', headers));
  expect(error.code).toBe('batch_size_exceeded');
  expect(error.message).toBe('Batch size (40) exceeds trial plan limit of 25 candidates.');
});

test.each([
  [
    'api_key_limit',
    { limit: 3 },
    'api_key_limit_exceeded',
    'API key limit (3) exceeded for starter plan. Upgrade to create more keys.',
  ],
  [
    'input_type_restricted',
    { input_type: 'aws_s3' },
    'input_type_not_allowed',
    "Input type 'aws_s3' not available on starter plan. Upgrade for access.",
  ],
  [
    'feature_restricted',
    { feature: 'meta_analytics' },
    'feature_not_available',
    "Feature 'meta_analytics' not available on starter plan. Upgrade for access.",
  ],
  [
    'feature_restricted',
    { feature: 'ai_strategic_advisor' },
    'feature_not_available',
    'Upgrade to Professional or Enterprise plan to access AI features',
  ],
  [
    'candidate_quota',
    {},
    'candidate_quota_exceeded',
    'Candidate quota exceeded for starter plan. Upgrade for more quota.',
  ],
])('a 402 for %s has its own code and sentence', (limit_type, facts, code, message) => {
  const body = {
    detail: 'x',
    code: 'quota_exceeded',
    request_id: 'r-12345678',
    plan_type: 'starter',
    limit_type,
    ...facts,
  };
  const error = interpretError(answer(402, body));
  expect({ code: error.code, message: error.message }).toEqual({ code, message });
});

test.each(['trial_expired', 'invitation_credits', 'payment_setup', 'tomorrows_limit'])(
  'a 402 for %s is a plain quota_exceeded with the words of the server',
  (limit_type) => {
    const error = interpretError(
      answer(402, { detail: 'Trial has expired. Please upgrade.', limit_type }),
    );
    expect({ code: error.code, message: error.message }).toEqual({
      code: 'quota_exceeded',
      message: 'Trial has expired. Please upgrade.',
    });
  },
);

test('what needs a professional subscription keeps its code and names the system, whatever its limit type', () => {
  const detail = messages.atsProfessionalRequired('Ashby');
  const limit = { limit_type: 'feature_restricted', feature: 'meta_analytics', plan_type: 'trial' };
  const body = { detail, code: 'professional_subscription_required', ...limit };
  const error = interpretError(answer(402, body, { 'X-Limit-Type': 'feature_restricted' }));
  expect({ code: error.code, message: error.message }).toEqual({
    code: 'professional_subscription_required',
    message: 'Professional subscription required for advanced Ashby analytics.',
  });
});

test('the limit type of the header stands before the one of the body', () => {
  const body = {
    detail: 'x',
    code: 'quota_exceeded',
    request_id: 'r-12345678',
    plan_type: 'trial',
    limit_type: 'api_key_limit',
  };
  expect(interpretError(answer(402, body, { 'X-Limit-Type': 'candidate_quota' })).code).toBe(
    'candidate_quota_exceeded',
  );
});

test.each([
  ['without code and request id', {}],
  ['with a code of its own', { code: 'LIMIT_HIT', request_id: 'r-12345678' }],
])('the limit of a body %s is read', (_what, around) => {
  const body = { ...around, limit_type: 'api_key_limit', plan_type: 'starter', limit: 3 };
  const error = interpretError(answer(402, body));
  expect({ code: error.code, message: error.message }).toEqual({
    code: 'api_key_limit_exceeded',
    message: 'API key limit (3) exceeded for starter plan. Upgrade to create more keys.',
  });
});

test('fields named in a body are kept if it says nothing else', () => {
  const errors = [{ field: 'email', message: 'Invalid email format' }];
  expect(interpretError(answer(400, { detail: 'Invalid email format', errors })).fields).toEqual(
    errors,
  );
});

test('any other status takes detail, then message, then error, then its number', () => {
  const all = { detail: 'a', message: 'b', error: 'c' };
  expect(interpretError(answer(404, all))).toMatchObject({ code: 'unknown', message: 'a' });
  expect(interpretError(answer(404, { message: 'b', error: 'c' })).message).toBe('b');
  expect(interpretError(answer(409, { error: 'c' })).message).toBe('c');
  expect(interpretError(answer(418, '<html>')).message).toBe('API error: 418 Status text');
  expect(interpretError({ ...answer(0, ''), statusText: '' }).message).toBe(
    'An unexpected error occurred',
  );
});

test('Retry-After is kept in seconds', () => {
  expect(interpretError(answer(429, '', { 'Retry-After': '7' })).retryAfter).toBe(7);
});
