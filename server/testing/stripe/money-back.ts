import type { Account } from './account';
import { newCharge } from './new-objects';
import {
  type Charge,
  type CheckoutSession,
  type Dispute,
  type Invoice,
  paymentIntentOf,
} from './objects';

function chargeOf(account: Account, { payment_intent }: CheckoutSession): Charge {
  return account.get(account.charges, 'payment_intent', payment_intent);
}

/** The operator gives back money of a paid checkout. */
export function refund(account: Account, session: CheckoutSession, amount: number): void {
  giveBack(account, chargeOf(account, session), amount);
}

/** The same for a paid invoice. */
export function refundInvoice(account: Account, invoice: Invoice, amount: number): void {
  const { customer, amount_paid } = invoice;
  const intent = paymentIntentOf(invoice);
  const known = account.charges.get(intent);
  giveBack(account, known ?? newCharge(account, intent, { customer, amount: amount_paid }), amount);
}

function giveBack(account: Account, charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  account.emit('charge.refunded', charge);
}

/** The buyer's bank takes the money back, or only asks for now. Like Stripe's, its events name no customer. */
export function openDispute(
  account: Account,
  session: CheckoutSession,
  status: Dispute['status'],
): Dispute {
  const charge = chargeOf(account, session);
  charge.disputed = true;
  const { id, payment_intent, amount } = charge;
  const dispute: Dispute = {
    id: account.id('du'),
    object: 'dispute',
    charge: id,
    payment_intent,
    amount,
    status,
    livemode: false,
  };
  account.disputes.set(dispute.id, dispute);
  account.emit('charge.dispute.created', dispute);
  return dispute;
}
