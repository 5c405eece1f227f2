import type { StaffChange, StaffUser, StaffUserDetail } from '@candor/domain/model/staff';
import { allowanceOf } from '../../access/allowance';
import { takenCandidates } from '../../access/present-plan';
import { roleOf } from '../../access/role';
import type { ChangeRow, StaffUserRow } from './store';

type At = { staffEmails: readonly string[]; now: Date };

/** An account as support staff see it. Every field is named here: nothing comes along by itself. */
export function presentUser(
  { user, subscription, keys, lastSeenAt }: StaffUserRow,
  { staffEmails, now }: At,
): StaffUser {
  const allowance = allowanceOf(subscription, keys, now);
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    created_at: user.createdAt.toISOString(),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    email_confirmed: user.emailConfirmedAt !== null,
    is_oauth: user.isOauth,
    is_integration_partner: user.isIntegrationPartner,
    is_staff: roleOf(user, staffEmails) === 'support',
    suspended_at: user.suspendedAt?.toISOString() ?? null,
    plan_type: allowance.plan,
    status: allowance.status,
    trial_ends_at:
      allowance.plan === 'trial' ? (allowance.trialEndsAt?.toISOString() ?? null) : null,
    current_period_end: allowance.periodEnd.toISOString(),
    candidates_used: takenCandidates(allowance),
    candidates_limit: allowance.candidatesLimit,
    api_keys_used: allowance.apiKeysUsed,
    api_key_limit: allowance.apiKeyLimit,
    max_batch_size: allowance.maxBatchSize,
    invitation_credits: allowance.invitationCredits,
  };
}

/** The same with the account's own contract and what was changed of it. */
export function presentDetail(
  row: StaffUserRow,
  changes: readonly ChangeRow[],
  at: At,
): StaffUserDetail {
  const { candidatesLimitOverride, apiKeyLimitOverride, maxBatchSizeOverride } = row.subscription;
  return {
    ...presentUser(row, at),
    agreed: {
      candidates_limit: candidatesLimitOverride,
      api_key_limit: apiKeyLimitOverride,
      max_batch_size: maxBatchSizeOverride,
    },
    changes: changes.map(presentChange),
  };
}

function presentChange({ id, at, by, details }: ChangeRow): StaffChange {
  const { reason, ...changed } = details;
  return {
    id,
    timestamp: at.toISOString(),
    by,
    changed,
    reason: typeof reason === 'string' ? reason : null,
  };
}
