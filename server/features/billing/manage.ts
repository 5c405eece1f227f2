import { AppError } from '@candor/domain/errors';
import { BillingInterval, changeTakes } from '@candor/domain/rules/billing';
import type { SessionActor } from '../../access/actor';
import { type AuditAction, type AuditEntry, audit, doer } from '../../access/audit';
import { countAgainst } from '../../access/rate-limits';
import { CustomerGone, ExtrasRefused, type Payments } from '../../ports/payments';
import { offerOfPrice } from '../../settings/payments';
import { demandPayments, forPerson, type PersonDeps } from './provider';
import { readProvider } from './read-provider';
import { refuseWhilePending } from './refusals';
import { returnAddresses } from './return-address';
import { findBilling, isPaying, type PayingAccount } from './store';

/** Who asks, and in which call. */
export type Asking = { actor: SessionActor; requestId: string };

/**
 * Opens the provider's page for cards and invoices.
 *
 * @throws AppError 400, 402, 409 for somebody who never began to pay, or whose customer was deleted there, 503.
 */
export async function openPortal(
  deps: PersonDeps,
  { userId }: SessionActor,
  returnUrl: string | undefined,
): Promise<string> {
  const { config, db, clock } = deps;
  const { return_url } = returnAddresses(config.publicUrl, { return_url: returnUrl ?? '/billing' });
  const known = await findBilling(db, userId);
  if (!known) throw nothingToManage();
  const payments = demandPayments(deps.payments);
  await countAgainst('paymentCall', { db, subject: userId, now: clock.now() });
  return forPerson(deps, async () => {
    try {
      return await payments.openPortal(known.customerId, return_url);
    } catch (error) {
      // Deleted at the provider: the next checkout makes another one.
      if (error instanceof CustomerGone) throw nothingToManage();
      throw error;
    }
  });
}

function nothingToManage(): AppError {
  return new AppError('conflict', {
    detail: 'There is nothing to manage yet. Choose a plan first.',
    reason: 'no_customer',
  });
}

/**
 * Has a lower plan, or a shorter rhythm, begin at the end of the period.
 *
 * @throws AppError 402, 409, 422 for an unknown price, 503.
 */
export async function planChange(deps: PersonDeps, asking: Asking, priceId: string): Promise<void> {
  const payments = demandPayments(deps.payments);
  const offer = offerOfPrice(deps.config.payments, priceId);
  if (!offer) throw new AppError('invalid_plan');
  await change(deps, asking, 'plan.change_planned', async (known) => {
    const plan = await refuseWhilePending(deps.db, known);
    const interval = BillingInterval.safeParse(known.interval).data ?? null;
    if (changeTakes({ plan, interval }, offer) === 'at_once' || priceId === known.priceId) {
      throw new AppError('conflict', {
        detail: 'A higher plan begins at once, through its payment page.',
        reason: 'higher_plan',
      });
    }
    const to = { priceId, interval: offer.interval };
    await payments.changeAtPeriodEnd(known.subscriptionId, to).catch((error: unknown) => {
      throw error instanceof ExtrasRefused ? extraInTheWay() : error;
    });
  });
}

function extraInTheWay(): AppError {
  return new AppError('conflict', {
    detail:
      'Your subscription has an extra with another billing period, so the plan cannot be changed here. Please contact support.',
    reason: 'agreed_extra',
  });
}

/** Ends a plan with the period that is paid for. Doing so twice is doing so once. Throws AppError 402, 409, 503. */
export async function cancelPlan(deps: PersonDeps, asking: Asking): Promise<void> {
  await change(deps, asking, 'plan.cancelled', (known, payments) =>
    payments.cancelAtPeriodEnd(known.subscriptionId),
  );
}

/** Undoes a cancellation, or a pending change. Throws AppError 402, 409, 503. */
export async function resumePlan(deps: PersonDeps, asking: Asking): Promise<void> {
  await change(deps, asking, 'plan.resumed', (known, payments) =>
    payments.resume(known.subscriptionId),
  );
}

/** Reads the provider, changes it, and reads it again, so that what is stored matches what the provider has. */
async function change(
  deps: PersonDeps,
  { actor, requestId }: Asking,
  action: AuditAction,
  make: (known: PayingAccount, payments: Payments) => Promise<void>,
): Promise<void> {
  const { db, clock } = deps;
  const { userId } = actor;
  if (!(await findBilling(db, userId))) throw nothingPaid();
  const payments = demandPayments(deps.payments);
  await countAgainst('paymentCall', { db, subject: userId, now: clock.now() });
  await forPerson(deps, async () => {
    await readProvider({ ...deps, payments }, userId);
    const known = await findBilling(db, userId);
    if (!isPaying(known)) throw nothingPaid();
    await make(known, payments);
    await readProvider({ ...deps, payments }, userId);
  });
  const entry: AuditEntry = {
    userId,
    actor: doer(actor),
    action,
    requestId,
    details: {},
    entity: { type: 'user', id: userId },
  };
  await db.transaction((tx) => audit(tx, entry, clock.now()));
}

function nothingPaid(): AppError {
  return new AppError('conflict', {
    detail: 'There is no plan that you pay for.',
    reason: 'no_subscription',
  });
}
