import { z } from 'zod';
import { messages } from '../messages';
import { FeatureAccess, PlanInfo, QuotaStatus, Subscription } from '../model/plan';
import { endpoint } from './endpoint';

/** Reading one's plan stays open to everyone signed in: it is how one sees why something is closed. */
const reader = { kind: 'account', unconfirmed: true, afterTrial: true } as const;

export const users = {
  subscription: endpoint({
    name: 'users.subscription',
    method: 'GET',
    path: '/api/users/subscription',
    summary: "The caller's plan with its limits and what is used",
    access: reader,
    ok: { status: 200, body: Subscription },
    errors: [],
  }),
  planInfo: endpoint({
    name: 'users.planInfo',
    method: 'GET',
    path: '/api/users/plan-info',
    summary: 'Plan, limits, usage and period',
    access: reader,
    ok: { status: 200, body: PlanInfo },
    errors: [],
  }),
  quotaStatus: endpoint({
    name: 'users.quotaStatus',
    method: 'GET',
    path: '/api/users/quota-status',
    summary: 'What is left of every limit',
    access: reader,
    ok: { status: 200, body: QuotaStatus },
    errors: [],
  }),
  featureAccess: endpoint({
    name: 'users.featureAccess',
    method: 'GET',
    path: '/api/users/feature-access/:feature',
    summary: "Whether the caller's plan has a feature",
    access: reader,
    params: z.object({
      feature: z
        .string()
        .max(100)
        .refine((name) => name.trim() !== '', messages.featureRequired),
    }),
    ok: { status: 200, body: FeatureAccess },
    errors: [],
  }),
};
