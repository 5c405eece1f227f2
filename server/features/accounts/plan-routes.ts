import { users } from '@candor/domain/api/users';
import {
  featureAccessOf,
  planInfoOf,
  quotaStatusOf,
  subscriptionOf,
} from '../../access/present-plan';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';

/** The caller's plan and what is left of it. */
export function planRoutes(serve: Serve, { clock }: Deps): void {
  serve(users.subscription, async ({ allowance }) => ({
    body: subscriptionOf(allowance, clock.now()),
  }));
  serve(users.planInfo, async ({ allowance }) => ({ body: planInfoOf(allowance) }));
  serve(users.quotaStatus, async ({ allowance }) => ({ body: quotaStatusOf(allowance) }));
  serve(users.featureAccess, async ({ allowance, params }) => ({
    body: featureAccessOf(allowance, params.feature),
  }));
}
