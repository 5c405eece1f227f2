import { z } from 'zod';
import {
  BillingState,
  ChangeBody,
  Checkout,
  CheckoutBody,
  CreditsBody,
  CreditsCheckout,
  Invoice,
  InvoicesQuery,
  PlanCatalogue,
  Portal,
  PortalBody,
} from '../model/billing';
import { Page } from '../model/page';
import { endpoint } from './endpoint';

/** Payment stays open after a trial ends, because it is the way back in. */
const payer = { kind: 'account', afterTrial: true } as const;

/** Two addresses for the same endpoint: either may be configured at the provider. */
const events = {
  method: 'POST',
  summary: 'Receive signed events from the payment provider',
  access: { kind: 'public' },
  signedBy: 'Stripe-Signature',
  ok: { status: 200, body: z.object({ received: z.literal(true) }) },
  errors: ['authentication_required', 'not_found'],
} as const;

export const billing = {
  plans: endpoint({
    name: 'billing.plans',
    method: 'GET',
    path: '/api/billing/plans',
    summary:
      'Get the plan catalogue with its prices; without a configured payment provider there are no prices',
    access: { kind: 'public' },
    ok: { status: 200, body: PlanCatalogue },
    errors: [],
  }),
  state: endpoint({
    name: 'billing.state',
    method: 'GET',
    path: '/api/billing/state',
    summary: 'Get what is paid for, until when, and what changes next',
    access: payer,
    ok: { status: 200, body: BillingState },
    errors: [],
    noStore: true,
  }),
  checkout: endpoint({
    name: 'billing.checkout',
    method: 'POST',
    path: '/api/billing/checkout',
    summary:
      'Get the checkout page of a plan; for paying customers, the page that starts a higher plan at once',
    access: payer,
    body: CheckoutBody,
    ok: { status: 200, body: Checkout },
    errors: ['validation_error', 'quota_exceeded', 'conflict', 'invalid_plan'],
    idempotent: true,
    noStore: true,
  }),
  portal: endpoint({
    name: 'billing.portal',
    method: 'POST',
    path: '/api/billing/portal',
    summary: "The provider's page for cards, invoices and cancelling",
    access: payer,
    body: PortalBody,
    ok: { status: 200, body: Portal },
    errors: ['validation_error', 'quota_exceeded', 'conflict'],
    noStore: true,
  }),
  purchaseInvitationCredits: endpoint({
    name: 'billing.purchaseInvitationCredits',
    method: 'POST',
    path: '/api/billing/purchase-invitation-credits',
    summary:
      'Get the checkout page of a pack of invitation credits; they are added once it is paid',
    access: payer,
    body: CreditsBody,
    ok: { status: 200, body: CreditsCheckout },
    errors: ['validation_error', 'quota_exceeded', 'invalid_plan'],
    idempotent: true,
    noStore: true,
  }),
  refresh: endpoint({
    name: 'billing.refresh',
    method: 'POST',
    path: '/api/billing/refresh',
    summary:
      'Refresh the subscription from the payment provider, for example on return from checkout',
    access: payer,
    ok: { status: 200, body: BillingState },
    errors: [],
    noStore: true,
  }),
  change: endpoint({
    name: 'billing.change',
    method: 'POST',
    path: '/api/billing/change',
    summary:
      'Schedule a lower plan, or a shorter billing period, for the end of the paid period; nothing is charged now',
    access: payer,
    body: ChangeBody,
    ok: { status: 200, body: BillingState },
    errors: ['validation_error', 'quota_exceeded', 'conflict', 'invalid_plan'],
    noStore: true,
  }),
  cancel: endpoint({
    name: 'billing.cancel',
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'End the plan at the end of the period that is paid for',
    access: payer,
    ok: { status: 200, body: BillingState },
    errors: ['quota_exceeded', 'conflict'],
    noStore: true,
  }),
  resume: endpoint({
    name: 'billing.resume',
    method: 'POST',
    path: '/api/billing/resume',
    summary: 'Undo a cancellation, or a change scheduled for the end of the period',
    access: payer,
    ok: { status: 200, body: BillingState },
    errors: ['quota_exceeded', 'conflict'],
    noStore: true,
  }),
  events: endpoint({ ...events, name: 'billing.events', path: '/api/webhooks/payments' }),
  webhook: endpoint({ ...events, name: 'billing.webhook', path: '/api/billing/webhook' }),
  invoices: endpoint({
    name: 'billing.invoices',
    method: 'GET',
    path: '/api/billing/invoices',
    summary: 'Invoices, newest first',
    access: payer,
    query: InvoicesQuery,
    ok: { status: 200, body: Page.extend({ invoices: z.array(Invoice) }) },
    errors: [],
    noStore: true,
  }),
};
