import { billing } from '@candor/domain/api/billing';
import { system } from '@candor/domain/api/system';
import { users } from '@candor/domain/api/users';
import type { BillingState, PlanCatalogue } from '@candor/domain/model/billing';
import type { User } from '@candor/domain/model/user';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { aServer, renderApp } from '../../../testing/render-app';
import { aConfig, aSubscription, aUser } from '../../../testing/samples';
import { aBillingState, aCatalogue } from './billing-samples';

type Opening = {
  state?: BillingState;
  catalogue?: PlanCatalogue;
  user?: User;
  query?: string;
};

/** A server of somebody with these payments, and who that is. */
export function aPaidServer({ state = aBillingState(), catalogue = aCatalogue(), user }: Opening) {
  const server = aServer();
  const who = user ?? aUser({}, state.plan_type);
  server.on(billing.state, { body: state });
  server.on(billing.plans, { body: catalogue });
  server.on(billing.invoices, {
    body: { invoices: [], total: 0, limit: 10, skip: 0, has_more: false },
  });
  server.on(users.planInfo, { body: who.plan_info });
  server.on(users.subscription, { body: aSubscription({ plan_type: who.plan_info.plan_type }) });
  server.on(system.config, {
    body: aConfig({ payments: state.configured, support_email: 'help@example.com' }),
  });
  return { server, user: who };
}

/** Opens the page of plan and payments. */
export async function openBilling(opening: Opening = {}) {
  const { server, user } = aPaidServer(opening);
  const app = await renderApp(`/billing${opening.query ?? ''}`, { server, user });
  await screen.findByRole('heading', { level: 1, name: 'Billing' });
  return app;
}

/** Where the browser was sent to. */
export function watchLeaving() {
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({
    ...window.location,
    origin: 'https://candor.example',
    assign,
  });
  return assign;
}
