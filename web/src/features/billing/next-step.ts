import type { Price, ShownPlan } from '@candor/domain/model/billing';
import type { BillingInterval, Offer } from '@candor/domain/rules/billing';
import { planRank } from '@candor/domain/rules/plans';
import type { Chooser } from './chooser';
import { offerOf, priceOf } from './offers';

/** What somebody signed in can do about a plan of the catalogue. */
export type NextStep =
  | { kind: 'nothing' }
  | { kind: 'included' }
  | { kind: 'begins'; at: string }
  /** It is agreed on with whoever sells it. */
  | { kind: 'contact' }
  /** It is bought; without a price the checkout says what is missing. */
  | { kind: 'buy'; offer: Offer; priced: boolean }
  /** Something that is paid for becomes something else. */
  | { kind: 'change'; offer: Offer; price: Price };

const NOTHING: NextStep = { kind: 'nothing' };

/** The next step towards a plan, billed in a rhythm. */
export function nextStep(plan: ShownPlan, interval: BillingInterval, chooser: Chooser): NextStep {
  const { paying, managedBy, pending, waitsFor } = chooser;
  const offer = offerOf(plan.id, interval);
  const step = planRank(plan.id) - planRank(paying.plan);
  // Whoever has the highest plan and needs more of it asks as those do who want it.
  // What they agreed on may be less of something than a plan below names, so nothing is called included.
  if (paying.plan === 'enterprise') return step === 0 ? { kind: 'contact' } : NOTHING;
  // What an operator agreed on is theirs to take back; buying more is everybody's own.
  if (!offer || (managedBy === 'contract' && step <= 0)) return byContact(step);

  const price = priceOf([{ ...plan, prices: plan.prices ?? [] }], offer);
  if (step === 0 && (paying.interval === interval || !price)) return NOTHING;
  if (pending?.plan_type === plan.id && pending.interval === interval)
    return { kind: 'begins', at: pending.at };
  if (waitsFor !== null) return NOTHING;
  if (!price && step < 0) return { kind: 'included' };
  if (!price || managedBy !== 'provider' || paying.plan === 'trial')
    return { kind: 'buy', offer, priced: price !== null };
  return { kind: 'change', offer, price };
}

function byContact(step: number): NextStep {
  if (step === 0) return NOTHING;
  return { kind: step > 0 ? 'contact' : 'included' };
}
