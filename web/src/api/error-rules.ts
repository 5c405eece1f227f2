import type { ErrorCode } from '@candor/domain/errors';

/** What a person can do about an error. */
export type ErrorAction = 'sign_in' | 'upgrade' | 'try_again' | 'ask' | 'none';

type ErrorRule = {
  /** The button next to its message. */
  action: ErrorAction;
  /** Whether it may resolve itself in a moment: calls that are safe to repeat are then retried. */
  passes?: true;
};

/** What is done about each error: the one table behind buttons, repeated calls and notices of a plan's limits. */
export const ERROR_RULES: Record<ErrorCode, ErrorRule> = {
  authentication_required: { action: 'sign_in' },

  quota_exceeded: { action: 'upgrade' },
  api_key_limit_exceeded: { action: 'upgrade' },
  batch_size_exceeded: { action: 'upgrade' },
  input_type_not_allowed: { action: 'upgrade' },
  feature_not_available: { action: 'upgrade' },
  candidate_quota_exceeded: { action: 'upgrade' },
  professional_subscription_required: { action: 'upgrade' },
  insufficient_quota: { action: 'upgrade' },

  // Trying again changes nothing, and nobody sees from outside which right is missing.
  permission_denied: { action: 'ask' },

  integration_partner_required: { action: 'none' },
  validation_error: { action: 'none' },
  not_found: { action: 'none' },
  method_not_allowed: { action: 'none' },
  gone: { action: 'none' },
  file_too_large: { action: 'none' },
  unsupported_type: { action: 'none' },
  invalid_plan: { action: 'none' },

  timeout: { action: 'try_again', passes: true },
  network_error: { action: 'try_again', passes: true },
  rate_limited: { action: 'try_again', passes: true },
  service_unavailable: { action: 'try_again', passes: true },

  conflict: { action: 'try_again' },
  unknown: { action: 'try_again' },
  health_check_failed: { action: 'try_again' },
  subscription_data_missing: { action: 'try_again' },
  submission_error: { action: 'try_again' },
  rerun_error: { action: 'try_again' },
};
