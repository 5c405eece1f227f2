import { atLeast, type FeatureName, opensFeature, type PlanType } from './plans';

export type Person = {
  emailConfirmed: boolean;
  isOauth: boolean;
  isPartner: boolean;
  isStaff: boolean;
  isSuspended: boolean;
};

export type PersonPlan = {
  plan: PlanType;
  features: readonly FeatureName[];
  trialExpired: boolean;
};

/** What a route requires of the person who opens it. */
export type RouteNeeds = {
  /** Visible to support staff only. */
  staff?: boolean;
  partner?: boolean;
  feature?: FeatureName;
  plan?: PlanType;
  /** Stays open after the trial, like billing. */
  openAfterTrial?: boolean;
};

export type GuardInput = {
  authLoading: boolean;
  person: Person | null;
  subscriptionLoading: boolean;
  plan: PersonPlan | null;
};

export type GuardOutcome =
  | 'checking'
  | 'sign_in'
  | 'not_found'
  | 'loading_subscription'
  | 'confirm_email'
  | 'partner_required'
  | 'suspended'
  | 'trial_expired'
  | 'feature_required'
  | 'plan_required'
  | 'open';

/** An e-mail address counts as confirmed if its owner confirmed it or a sign-in provider vouches for it. */
export function isConfirmed(person: Pick<Person, 'emailConfirmed' | 'isOauth'>): boolean {
  return person.emailConfirmed || person.isOauth;
}

/**
 * The eight steps of a protected route in their fixed order: the first that applies is the outcome. Two more come in
 * between: pages that only staff may know of are not found by others, before anything about them is checked; and a
 * suspended account is stopped at the same point as one whose trial has ended.
 */
export function guard(input: GuardInput, needs: RouteNeeds): GuardOutcome {
  if (input.authLoading) return 'checking';
  if (!input.person) return 'sign_in';
  if (needs.staff && !input.person.isStaff) return 'not_found';
  if (input.subscriptionLoading) return 'loading_subscription';
  if (!isConfirmed(input.person)) return 'confirm_email';
  if (needs.partner && !input.person.isPartner) return 'partner_required';
  if (input.person.isSuspended && !needs.openAfterTrial) return 'suspended';
  if (!input.plan) return 'open';
  if (input.plan.trialExpired && !needs.openAfterTrial) return 'trial_expired';
  if (needs.feature && !opensFeature(input.plan.features, needs.feature)) return 'feature_required';
  if (needs.plan && !atLeast(input.plan.plan, needs.plan)) return 'plan_required';
  return 'open';
}
