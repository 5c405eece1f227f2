import { StaffReason, type StaffUserDetail } from '@candor/domain/model/staff';
import { PaidPlan } from '@candor/domain/rules/billing';
import { PlanType } from '@candor/domain/rules/plans';
import { z } from 'zod';

/** What the form holds: each field as its control writes it. An empty limit is the plan's own. */
export type ChangeDraft = Record<keyof z.input<typeof Fields>, string>;

const WHOLE = 'Must be a whole number, or empty for the plan’s own';
const limit = z
  .string()
  .trim()
  .regex(/^\d{0,9}$/, WHOLE)
  .transform((typed) => (typed === '' ? null : Number(typed)));
const yesOrNo = z.enum(['yes', 'no']).transform((chosen) => chosen === 'yes');

const Fields = z.object({
  plan_type: PlanType,
  billing: z.enum(['monthly', 'yearly']),
  trial_ends_at: z.string(),
  candidates_limit: limit,
  api_key_limit: limit,
  max_batch_size: limit.refine((size) => size !== 0, 'Must be at least 1'),
  invitation_credits: z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, 'Must be a whole number')
    .transform(Number),
  is_integration_partner: yesOrNo,
  email_confirmed: yesOrNo,
  suspended: yesOrNo,
  reason: StaffReason,
});

/** An account as the form shows it before anything is typed. */
export function draftOf(user: StaffUserDetail): ChangeDraft {
  const { agreed } = user;
  const written = (value: number | null) => (value === null ? '' : String(value));
  const chosen = (value: boolean) => (value ? 'yes' : 'no');
  return {
    plan_type: user.plan_type,
    billing: 'monthly',
    trial_ends_at: user.trial_ends_at ? dayOf(user.trial_ends_at) : '',
    candidates_limit: written(agreed.candidates_limit),
    api_key_limit: written(agreed.api_key_limit),
    max_batch_size: written(agreed.max_batch_size),
    invitation_credits: String(user.invitation_credits),
    is_integration_partner: chosen(user.is_integration_partner),
    email_confirmed: chosen(user.email_confirmed),
    suspended: chosen(user.suspended_at !== null),
    reason: '',
  };
}

/** The form's schema: what comes out names only what differs from the account, and why. */
export function changeSchema(user: StaffUserDetail) {
  const before = draftOf(user);
  return Fields.transform((filled, context) => {
    const parsedBefore = Fields.omit({ reason: true }).parse(before);
    const { reason, billing, trial_ends_at: day, ...rest } = filled;
    const changed = Object.entries(rest).filter(
      ([name, value]) => value !== parsedBefore[name as keyof typeof rest],
    );
    const isTrial = filled.plan_type === 'trial';
    const body = {
      ...Object.fromEntries(changed),
      ...(filled.plan_type !== before.plan_type && isBilled(filled.plan_type) && { billing }),
      ...(isTrial && day !== '' && day !== before.trial_ends_at && { trial_ends_at: endOf(day) }),
    };
    if (Object.keys(body).length === 0) {
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Nothing is changed yet' });
      return z.NEVER;
    }
    return { ...body, reason };
  });
}

/** Plans with a monthly and a yearly quota. */
export function isBilled(plan: string): boolean {
  return PaidPlan.safeParse(plan).success;
}

/** A moment as its day in the reader's time zone, as a field of days writes it. */
function dayOf(iso: string): string {
  const date = new Date(iso);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last second of a day in the reader's time zone. */
function endOf(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
