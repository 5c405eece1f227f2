import { invalid } from '../errors';
import { formOf, listOf } from '../form';
import { type Invoice, paymentIntentOf } from '../objects';
import type { World } from '../world';
import { agrees, type Call, PAGE, page } from './call';

/** The calls about invoices and how they were paid. */
export const INVOICE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    takes: [...PAGE, 'customer', 'status', 'subscription', 'created'],
    run: (world, form) =>
      page('/v1/invoices', form, world.invoices, ({ customer, status }) =>
        agrees(form, { customer, status }),
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices\/([^/]+)$/,
    takes: ['expand'],
    run: (world, form, id) => {
      const invoice = world.get(world.invoices, 'invoice', id);
      const isExpanded = listOf(form.expand).includes('payments.data.payment.payment_intent');
      return isExpanded ? { ...invoice, payments: paymentsOf(world, invoice) } : invoice;
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoice_payments$/,
    takes: [...PAGE, 'payment', 'invoice', 'status'],
    run: (world, form) => {
      const { type, payment_intent } = formOf(form.payment);
      if (type !== 'payment_intent') throw invalid('Invalid payment type', { param: 'payment' });
      const isExpanded = listOf(form.expand).includes('data.invoice');
      const paidBy = [...world.invoices.values()].map((invoice) => ({
        id: `inpay_${invoice.id}`,
        object: 'invoice_payment',
        status: invoice.status === 'paid' ? 'paid' : 'open',
        invoice: isExpanded ? invoice : invoice.id,
        payment: { type, payment_intent: paymentIntentOf(invoice) },
      }));
      const things = new Map(paidBy.map((one) => [one.id, one]));
      return page('/v1/invoice_payments', form, things, ({ payment }) => {
        return payment.payment_intent === payment_intent;
      });
    },
  },
];

/** How the payment of an invoice stands. */
function paymentsOf(world: World, invoice: Invoice) {
  const { id, status, customer } = invoice;
  const waits = world.confirming.has(customer) ? 'requires_action' : 'requires_payment_method';
  const payment_intent = {
    id: paymentIntentOf(invoice),
    object: 'payment_intent',
    status: status === 'paid' ? 'succeeded' : waits,
  };
  const payment = { type: 'payment_intent', payment_intent };
  const data = [{ id: `inpay_${id}`, object: 'invoice_payment', payment }];
  return { object: 'list', url: `/v1/invoice_payments?invoice=${id}`, has_more: false, data };
}
