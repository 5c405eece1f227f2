import { intervalsAfter } from '../calendar';
import { invalid } from '../errors';
import { formOf, listOf, textOf } from '../form';
import type { Schedule } from '../objects';
import { applyPhase, release, scheduleFrom } from '../schedules';
import type { World } from '../world';
import type { Call } from './call';

/** The calls about what a subscription changes to later. */
export const SCHEDULE_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules$/,
    takes: ['from_subscription!'],
    run: (world, form) => {
      const id = textOf(form.from_subscription);
      return scheduleFrom(
        world,
        world.get(world.subscriptions, 'subscription', id, 'from_subscription'),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscription_schedules\/([^/]+)$/,
    takes: ['expand'],
    run: (world, _form, id) => world.get(world.schedules, 'subscription_schedule', id),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules\/([^/]+)$/,
    takes: ['phases', 'end_behavior', 'metadata', 'proration_behavior', 'expand'],
    run: (world, form, id) => {
      const schedule = world.get(world.schedules, 'subscription_schedule', id);
      let start = schedule.current_phase?.start_date ?? world.now();
      schedule.phases = listOf(form.phases).map((value, at) => {
        const phase = formOf(value);
        const given = Number(textOf(phase.start_date) ?? start);
        if (at === 0 && given !== start) {
          throw invalid('You can not modify the start date of the current phase.', {
            param: 'phases[0][start_date]',
          });
        }
        const items = listOf(phase.items).map((one, n) => {
          const { price, quantity } = formOf(one);
          const param = `phases[${at}][items][${n}][price]`;
          const { id } = world.get(world.prices, 'price', textOf(price), param);
          return { price: id, quantity: Number(textOf(quantity) ?? 1) };
        });
        requireOneRhythm(world, schedule, items);
        const interval = textOf(formOf(phase.duration).interval);
        const end =
          interval === 'month' || interval === 'year'
            ? intervalsAfter(start, interval, 1)
            : Number(textOf(phase.end_date) ?? Number.NaN);
        if (Number.isNaN(end)) {
          throw invalid('The phase needs `duration` or `end_date`.', { param: `phases[${at}]` });
        }
        const made = {
          start_date: start,
          end_date: end,
          items,
          discounts: listOf(phase.discounts).map((one) => ({
            discount: textOf(formOf(one).discount) ?? '',
          })),
          default_tax_rates: listOf(phase.default_tax_rates).map((id) => ({
            id: String(id),
            object: 'tax_rate' as const,
          })),
        };
        start = end;
        return made;
      });
      world.emit('subscription_schedule.updated', schedule);
      const subscription = world.subscriptions.get(schedule.subscription ?? '');
      const [running] = schedule.phases;
      if (subscription && running) applyPhase(world, subscription, running);
      if (subscription) world.emit('customer.subscription.updated', subscription);
      return schedule;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules\/([^/]+)\/release$/,
    takes: [],
    run: (world, _form, id) => {
      const schedule = world.get(world.schedules, 'subscription_schedule', id);
      release(world, schedule);
      return schedule;
    },
  },
];

/** In the classic mode. The refusal has no code of its own. */
function requireOneRhythm(
  world: World,
  { subscription }: Schedule,
  items: readonly { price: string }[],
): void {
  const rhythms = items.map(({ price }) => world.prices.get(price)?.recurring?.interval);
  const { type } = world.subscriptions.get(subscription ?? '')?.billing_mode ?? {};
  if (type === 'flexible' || new Set(rhythms).size < 2) return;
  throw invalid(
    'For a particular phase, all of its `plans` must have the same `interval`, `interval_count`, and `currency`.',
  );
}
