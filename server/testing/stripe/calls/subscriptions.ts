import { listOf, textOf } from '../form';
import type { Subscription } from '../objects';
import type { World } from '../world';
import { agrees, type Call, PAGE, page } from './call';

/** The calls about subscriptions. */
export const SUBSCRIPTION_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    takes: [...PAGE, 'customer', 'status', 'price', 'created'],
    run: (world, form) => {
      const wanted = textOf(form.status);
      const found = page('/v1/subscriptions', form, world.subscriptions, (one) => {
        const fits = wanted === null ? one.status !== 'canceled' : wanted === 'all';
        return agrees(form, { customer: one.customer }) && (fits || one.status === wanted);
      });
      const expand = listOf(form.expand);
      return { ...found, data: found.data.map((one) => expanded(world, one, expand, 'data.')) };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    takes: ['expand'],
    run: (world, form, id) => {
      const found = world.get(world.subscriptions, 'subscription', id);
      return expanded(world, found, listOf(form.expand), '');
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    takes: ['cancel_at_period_end', 'cancel_at', 'metadata', 'expand'],
    run: (world, form, id) => {
      const found = world.get(world.subscriptions, 'subscription', id);
      if (form.cancel_at === '') world.clearCancelAt(found);
      else world.setCancelAtPeriodEnd(found, form.cancel_at_period_end === 'true');
      return found;
    },
  },
];

function expanded(
  world: World,
  subscription: Subscription,
  expand: readonly unknown[],
  prefix: string,
): object {
  const { schedule, latest_invoice } = subscription;
  return {
    ...subscription,
    ...(expand.includes(`${prefix}schedule`) && {
      schedule: schedule === null ? null : world.schedules.get(schedule),
    }),
    ...(expand.includes(`${prefix}latest_invoice`) && {
      latest_invoice: latest_invoice === null ? null : world.invoices.get(latest_invoice),
    }),
  };
}
