import { users } from '@candor/domain/api/users';
import type { Subscription } from '@candor/domain/model/plan';
import type { User } from '@candor/domain/model/user';
import { PLANS } from '@candor/domain/rules/plans';
import { createQueryClient } from '../api/query-client';
import type { App } from '../session/app-context';
import { SIGNED_OUT } from '../session/session-state';
import { callOptions, scopeOf } from '../session/use-call';
import { createVisitorApp } from '../visit/create-visitor-app';

const NOW = '2000-01-01T00:00:00.000Z';
const PLAN = PLANS.professional;

const LIMITS = {
  api_key_limit: null,
  max_batch_size: null,
  billing_period_days: PLAN.billingDays,
  allowed_input_types: PLAN.allowedInputTypes,
  features: PLAN.features,
};

const SUBSCRIPTION: Subscription = {
  ...LIMITS,
  plan_type: PLAN.id,
  candidates_used: 0,
  candidates_limit: null,
  validation_enabled: true,
  trial_ends_at: null,
  days_remaining: null,
  plan_ended: false,
};

/** A nameless user whom every guard lets in: pages are prerendered for them. */
const PLACEHOLDER_USER: User = {
  id: 'placeholder',
  email: '',
  full_name: '',
  email_confirmed: true,
  is_oauth: false,
  is_integration_partner: false,
  context: null,
  role: 'user',
  suspended: false,
  created_at: NOW,
  plan_info: {
    plan_type: PLAN.id,
    status: 'active',
    limits: { ...LIMITS, candidate_quota: null },
    usage: {
      candidates_used: 0,
      candidates_limit: null,
      candidates_remaining: null,
      api_keys_used: 0,
      api_keys_limit: null,
    },
    trial_expired: false,
    upgrade_required: false,
    validation_enabled: true,
    trial_expires: null,
    current_period_end: null,
  },
};

/** The application as it is before any answer has arrived, but for who is there and what their plan is. */
export function createFrameApp({ forPartners }: { forPartners: boolean }): App {
  const app = createVisitorApp();
  const cache = createQueryClient();
  const state = {
    ...SIGNED_OUT,
    user: { ...PLACEHOLDER_USER, is_integration_partner: forPartners },
  };
  const { queryKey } = callOptions(app.api, scopeOf(state), users.subscription, {});
  cache.setQueryData(queryKey, SUBSCRIPTION);
  app.state.set(state);
  app.reads.set(cache);
  return app;
}
