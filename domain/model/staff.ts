import { z } from 'zod';
import { messages } from '../messages';
import { PlanType } from '../rules/plans';
import { PAGE_ROWS, Page, pageBody } from './page';
import { PlanInfo } from './plan';
import { AskedMoment, Id, Time } from './scalars';

/** How an account stands, as its support looks for it. An account may be in several of these at once. */
export const UserState = z.enum([
  'trialing',
  'expired',
  'active',
  'past_due',
  'cancelled',
  'unconfirmed',
  'suspended',
  'partner',
  'staff',
]);
export type UserState = z.infer<typeof UserState>;

const Count = z.number().int().nonnegative();
/** null is 'no limit'. */
const Limit = Count.nullable();

/**
 * An account as support staff see it: who it is, what it may do and what is used. Nothing about the data it works on.
 */
export const StaffUser = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string(),
  created_at: Time,
  /** When somebody or a program was here last, as far as a session or a key tells. */
  last_seen_at: Time.nullable(),
  email_confirmed: z.boolean(),
  is_oauth: z.boolean(),
  is_integration_partner: z.boolean(),
  is_staff: z.boolean(),
  suspended_at: Time.nullable(),
  plan_type: PlanType,
  status: PlanInfo.shape.status,
  trial_ends_at: Time.nullable(),
  current_period_end: Time,
  candidates_used: Count,
  candidates_limit: Limit,
  api_keys_used: Count,
  api_key_limit: Limit,
  max_batch_size: Limit,
  invitation_credits: Count,
});
export type StaffUser = z.infer<typeof StaffUser>;

/** One change that the operator's people made to an account, with who and why. */
export const StaffChange = z.object({
  id: Id,
  timestamp: Time,
  /** The address of the member of staff; null for the operator's own command, and for somebody who is gone. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** The values that were set, by field name. */
  changed: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type StaffChange = z.infer<typeof StaffChange>;

/** An account with its contract besides the plan, and the latest changes. */
export const StaffUserDetail = StaffUser.extend({
  /** Limits of the account's own contract; null if the plan's own limit applies. */
  agreed: z.object({ candidates_limit: Limit, api_key_limit: Limit, max_batch_size: Limit }),
  changes: z.array(StaffChange),
});
export type StaffUserDetail = z.infer<typeof StaffUserDetail>;

export const StaffUserList = Page.extend({ users: z.array(StaffUser) });
export type StaffUserList = z.infer<typeof StaffUserList>;

export const FindStaffUsersBody = pageBody(PAGE_ROWS).extend({
  /** A part of the address or the name, or the whole id. */
  search: z.string().trim().max(200).optional(),
  plan: PlanType.optional(),
  state: UserState.optional(),
});

export const StaffUserParams = z.object({ id: Id });

/** As much as the database's whole numbers hold, with room to add. */
const MOST = 1_000_000_000;

function wholeNumber(least: number) {
  const error = `Must be a whole number from ${least} to ${MOST}`;
  return z.number({ error }).int(error).min(least, error).max(MOST, error);
}

const yesOrNo = z.boolean({ error: 'Must be true or false' });

const REASON = { min: 3, max: 200 } as const;

/** Why something is changed. The owner of the account reads it in their audit log. */
export const StaffReason = z
  .string({ error: messages.required })
  .trim()
  .min(1, { error: messages.required, abort: true })
  .min(REASON.min, messages.minLength(REASON.min))
  .max(REASON.max, messages.maxLength(REASON.max));

/** What staff may set on an account: whatever is named changes, and null is the plan's own limit. */
export const StaffChangeBody = z
  .object({
    plan_type: PlanType,
    /** How the plan is billed, which sets the length of its period. */
    billing: z.enum(['monthly', 'yearly']),
    /** The last moment of a trial; a day is its first moment in UTC. */
    trial_ends_at: AskedMoment.transform((given) => new Date(given).toISOString()),
    candidates_limit: wholeNumber(0).nullable(),
    api_key_limit: wholeNumber(0).nullable(),
    max_batch_size: wholeNumber(1).nullable(),
    invitation_credits: wholeNumber(0),
    is_integration_partner: yesOrNo,
    email_confirmed: yesOrNo,
    suspended: yesOrNo,
    reason: StaffReason,
  })
  .partial()
  .refine(({ reason: _why, ...named }) => Object.values(named).some((one) => one !== undefined), {
    error: 'Name at least one thing to change',
  })
  .refine(({ billing, plan_type: plan }) => billing === undefined || plan !== undefined, {
    error: 'Billing is set together with a plan',
    path: ['billing'],
  });
export type StaffChangeBody = z.infer<typeof StaffChangeBody>;
