import { AppError } from '@candor/domain/errors';
import { PlanType } from '@candor/domain/rules/plans';
import type { Executor } from '../../db/database';
import { type BillingAccount, findSubscription } from './store';

/** Enterprise is agreed with sales; its limits are no business of the payment provider. Throws AppError 409. */
export function refuseUnderContract({ plan }: { plan: PlanType }): void {
  if (plan !== 'enterprise') return;
  throw new AppError('conflict', {
    detail: 'Your plan is set by contract. Please contact us to change it.',
    reason: 'contract',
  });
}

/**
 * Only a running plan can be changed.
 *
 * @returns the running plan.
 * @throws AppError 409 while its payment is open, it is cancelled, or another change waits for the end of the period.
 */
export async function refuseWhilePending(
  executor: Executor,
  { userId, nextAt }: BillingAccount,
): Promise<PlanType> {
  const row = await findSubscription(executor, userId);
  if (row?.status === 'past_due') {
    throw new AppError('conflict', {
      detail: 'The last payment failed. Please pay the open invoice first.',
      reason: 'past_due',
    });
  }
  if (!row || row.endsAt !== null || nextAt !== null) {
    throw new AppError('conflict', {
      detail: 'A change of your plan is waiting for the end of the period. Take it back first.',
      reason: 'change_pending',
    });
  }
  return PlanType.parse(row.planType);
}
