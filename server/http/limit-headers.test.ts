import { LIMIT_HEADERS } from '@candor/domain/api/headers';
import type { AppError, LimitType } from '@candor/domain/errors';
import { PLANS } from '@candor/domain/rules/plans';
import { expect, test } from 'vitest';
import type { Allowance } from '../access/allowance';
import {
  apiKeysUsedUp,
  batchTooLarge,
  creditsUsedUp,
  featureClosed,
  inputTypeClosed,
  quotaShort,
  trialOver,
} from '../access/refusals';
import { bodyOf } from './errors';
import { limitHeaders, refusalHeaders } from './limit-headers';

const NOW = new Date('2026-03-02T09:00:00.000Z');

const STARTER: Allowance = {
  plan: 'starter',
  status: 'active',
  features: PLANS.starter.features,
  candidatesLimit: 500,
  candidatesUsed: 450,
  candidatesReserved: 40,
  candidatesRemaining: 10,
  apiKeyLimit: 3,
  apiKeysUsed: 3,
  maxBatchSize: 200,
  billingDays: 30,
  invitationCredits: 5,
  allowedInputTypes: PLANS.starter.allowedInputTypes,
  trialExpired: false,
  planEnded: false,
  trialEndsAt: null,
  invitationGrantUsed: 45,
  graceEndsAt: null,
  periodStart: NOW,
  periodEnd: NOW,
};

/** On every response to somebody signed in. */
const OF_PLAN = {
  'X-Quota-Limit': 500,
  'X-Quota-Used': 490,
  'X-Quota-Remaining': 10,
  'X-Quota-Type': 'candidates',
  'X-Plan-Type': 'starter',
  'X-Max-Batch-Size': 200,
  'X-API-Key-Limit': 3,
  'X-API-Keys-Used': 3,
};

const BY_NOW = { candidatesUsed: 460, candidatesRemaining: 0 };

const REFUSALS: readonly [LimitType, AppError, object][] = [
  ['api_key_limit', apiKeysUsedUp(STARTER), {}],
  [
    'batch_size_limit',
    batchTooLarge(STARTER, 201),
    { 'X-Batch-Size-Requested': 201, 'X-Estimated-Count': 201 },
  ],
  [
    'input_type_restricted',
    inputTypeClosed(STARTER, 'aws_s3'),
    { 'X-Input-Type-Requested': 'aws_s3' },
  ],
  ['feature_restricted', featureClosed(STARTER, 'meta_analytics'), {}],
  [
    'candidate_quota',
    quotaShort(STARTER, 11),
    { 'X-Batch-Size-Requested': 11, 'X-Estimated-Count': 11 },
  ],
  // Another call used what was left when this one came in.
  [
    'candidate_quota',
    quotaShort({ ...STARTER, ...BY_NOW }, 10),
    {
      'X-Batch-Size-Requested': 10,
      'X-Estimated-Count': 10,
      'X-Quota-Used': 500,
      'X-Quota-Remaining': 0,
    },
  ],
  ['trial_expired', trialOver(STARTER), {}],
  [
    'invitation_credits',
    creditsUsedUp({ ...STARTER, invitationCredits: 0, invitationGrantUsed: 50 }),
    {
      'X-Quota-Type': 'invitation_credits',
      'X-Quota-Limit': 50,
      'X-Quota-Used': 50,
      'X-Quota-Remaining': 0,
    },
  ],
];

test.each(REFUSALS)(
  'a 402 of %s has the same values in its headers as in its body',
  (limit, error, own) => {
    const body = bodyOf(error, 'request-0001');
    expect(error.status).toBe(402);
    expect(body.limit_type).toBe(limit);
    expect({ ...limitHeaders(STARTER), ...refusalHeaders(body) }).toEqual({
      ...OF_PLAN,
      'X-Limit-Type': limit,
      ...own,
    });
  },
);

test('a limit that the contract does not set has no header', () => {
  const uncapped = { candidatesLimit: null, candidatesRemaining: null, apiKeyLimit: null };
  const names = Object.keys(limitHeaders({ ...STARTER, ...uncapped, maxBatchSize: null }));
  expect(names.sort()).toEqual(['X-API-Keys-Used', 'X-Plan-Type', 'X-Quota-Type', 'X-Quota-Used']);
});

test('every header of an error response can be read by browsers of other origins', () => {
  const sent = REFUSALS.flatMap(([, error]) => Object.keys(refusalHeaders(bodyOf(error, 'r'))));
  const readable: readonly string[] = LIMIT_HEADERS;
  expect(sent.filter((name) => !readable.includes(name))).toEqual([]);
});
