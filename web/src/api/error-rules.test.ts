import { ErrorCode } from '@candor/domain/errors';
import { expect, test } from 'vitest';
import { ClientError, isPlanLimit } from './client-error';
import { ERROR_RULES } from './error-rules';

const error = (code: ErrorCode, body = {}) =>
  new ClientError({ code, body: { detail: 'x', code, request_id: 'r-12345678', ...body } });

/** What each error offers, as the specification groups them: auth, plan, somebody to ask, no way on, and everything that may be tried again. */
const ACTIONS: Record<ReturnType<typeof actionOf>, readonly ErrorCode[]> = {
  sign_in: ['authentication_required'],
  upgrade: [
    'quota_exceeded',
    'api_key_limit_exceeded',
    'batch_size_exceeded',
    'input_type_not_allowed',
    'feature_not_available',
    'candidate_quota_exceeded',
    'professional_subscription_required',
    'insufficient_quota',
  ],
  ask: ['permission_denied'],
  none: [
    'integration_partner_required',
    'validation_error',
    'not_found',
    'method_not_allowed',
    'gone',
    'file_too_large',
    'unsupported_type',
    'invalid_plan',
  ],
  try_again: [
    'timeout',
    'network_error',
    'rate_limited',
    'service_unavailable',
    'conflict',
    'unknown',
    'health_check_failed',
    'subscription_data_missing',
    'submission_error',
    'rerun_error',
  ],
};

function actionOf(code: ErrorCode) {
  return error(code).action;
}

test('every code of the catalogue leads to the action of its group', () => {
  for (const [action, codes] of Object.entries(ACTIONS))
    expect(codes.map((code) => [code, actionOf(code)])).toEqual(
      codes.map((code) => [code, action]),
    );
  expect(Object.values(ACTIONS).flat().sort()).toEqual([...ErrorCode.options].sort());
});

test('only what may resolve itself in a moment is sent again', () => {
  const passing = ErrorCode.options.filter((code) => ERROR_RULES[code].passes);
  const trouble = ['timeout', 'network_error', 'rate_limited', 'service_unavailable'];
  expect(passing.sort()).toEqual(trouble.sort());
});

test('a limit that no plan lifts offers no upgrade, and is a limit of the plan all the same', () => {
  const contract = error('candidate_quota_exceeded', { upgrade_required: false });
  expect(contract.action).toBe('none');
  expect(isPlanLimit(contract)).toBe(true);
});

test('a payment that is not set up is no limit of the plan', () => {
  const setup = error('quota_exceeded', { limit_type: 'payment_setup' });
  expect(isPlanLimit(setup)).toBe(false);
  expect(setup.action).toBe('none');
});
