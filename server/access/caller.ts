import type { Config } from '../config';
import type { Actor } from './actor';
import { type Allowance, allowanceOf, type SubscriptionRow } from './allowance';
import { roleOf } from './role';

/** The caller, and what their account may do. */
export type Caller = { actor: Actor; allowance: Allowance };

/** An account with its subscription and its number of active keys, in one row. */
export type AccountRow = SubscriptionRow & {
  emailKey: string;
  emailConfirmedAt: Date | null;
  emailVouchedBy: string | null;
  isOauth: boolean;
  isPartner: boolean;
  isStaff: boolean;
  suspendedAt: Date | null;
  apiKeysUsed: number;
};

/** The columns of an `AccountRow`, where `u` is the user and `p` the subscription. */
export const ACCOUNT_COLUMNS = `
  u.email_key as "emailKey", u.email_confirmed_at as "emailConfirmedAt",
  u.email_vouched_by as "emailVouchedBy",
  u.is_oauth as "isOauth", u.is_integration_partner as "isPartner",
  u.is_staff as "isStaff", u.suspended_at as "suspendedAt",
  p.user_id as "userId", p.plan_type as "planType", p.status, p.trial_ends_at as "trialEndsAt",
  p.period_start as "periodStart", p.period_end as "periodEnd",
  p.grace_ends_at as "graceEndsAt", p.ends_at as "endsAt", p.contract_at as "contractAt",
  p.candidates_limit_override as "candidatesLimitOverride",
  p.api_key_limit_override as "apiKeyLimitOverride",
  p.max_batch_size_override as "maxBatchSizeOverride",
  p.candidates_used as "candidatesUsed", p.candidates_reserved as "candidatesReserved",
  p.invitation_credits as "invitationCredits", p.invitation_grant_used as "invitationGrantUsed",
  (select count(*)::integer from api_keys k where k.user_id = u.id and k.is_active) as "apiKeysUsed"`;

/** The account part of an actor. */
export function accountOf(row: AccountRow, { staffEmails }: Pick<Config, 'staffEmails'>) {
  return {
    userId: row.userId,
    emailConfirmed: row.emailConfirmedAt !== null,
    isOauth: row.isOauth,
    isPartner: row.isPartner,
    suspended: row.suspendedAt !== null,
    role: roleOf(row, staffEmails),
  };
}

/** What the account may do at a moment. */
export function allowanceOfRow(row: AccountRow, now: Date): Allowance {
  return allowanceOf(row, row.apiKeysUsed, now);
}
