import { BillingInterval, type Offer, PaidPlan } from '@candor/domain/rules/billing';
import { z } from 'zod';
import { parseJson } from '../api/parse-json';
import { CHOSEN_PLAN_KEY } from './chosen-plan-key';

/** As long as the link that confirms an address. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const ChosenPlan = z.object({ plan: PaidPlan, interval: BillingInterval });
const KeptPlan = ChosenPlan.extend({ until: z.number() });

/** The plan that the address of the sign-up names; null for none and for one that cannot be bought. */
export function chosenPlanIn(search: string): Offer | null {
  const named = Object.fromEntries(new URLSearchParams(search));
  return ChosenPlan.safeParse(named).data ?? null;
}

/**
 * Stores a chosen plan until its user is signed in. It is stored for every tab, because the link that confirms an
 * address opens one of its own.
 */
export function keepChosenPlan(storage: Storage, offer: Offer, now: Date): void {
  const kept = { ...offer, until: now.getTime() + KEPT_MS };
  storage.setItem(CHOSEN_PLAN_KEY, JSON.stringify(kept));
}

/** The plan that was chosen before; null for none, and for a choice of long ago. */
export function readChosenPlan(storage: Storage, now: Date): Offer | null {
  const kept = KeptPlan.safeParse(parseJson(storage.getItem(CHOSEN_PLAN_KEY)));
  if (!kept.success) return null;
  const { until, ...offer } = kept.data;
  return until > now.getTime() ? offer : null;
}

/** The choice was used or dismissed. */
export function forgetChosenPlan(storage: Storage): void {
  storage.removeItem(CHOSEN_PLAN_KEY);
}
