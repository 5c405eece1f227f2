import type { Account } from './account';
import { invalid, requireLiving } from './errors';
import { newSchedule } from './new-objects';
import type { Phase, Schedule, Subscription } from './objects';

/** Puts a subscription under a schedule, which changes nothing yet. */
export function scheduleFrom(account: Account, subscription: Subscription): Schedule {
  if (subscription.schedule) {
    throw invalid('You cannot migrate a subscription that is already attached to a schedule.');
  }
  requireLiving(subscription);
  const schedule = newSchedule(account, subscription);
  account.emit('customer.subscription.updated', subscription);
  return schedule;
}

/** Lets a subscription go on without its schedule. */
export function release(account: Account, schedule: Schedule): void {
  const subscription = account.subscriptions.get(schedule.subscription ?? '');
  if (schedule.status !== 'active' || !subscription) {
    throw invalid('You cannot release a schedule that is not active.');
  }
  detach(account, subscription);
  account.emit('customer.subscription.updated', subscription);
}

/** The same, untold. */
export function detach(account: Account, subscription: Subscription): void {
  const schedule = account.schedules.get(subscription.schedule ?? '');
  if (schedule) Object.assign(schedule, { status: 'released', subscription: null });
  subscription.schedule = null;
}

/** A subscription has what its phase names and nothing else. */
export function applyPhase(account: Account, subscription: Subscription, phase: Phase): void {
  const { data } = subscription.items;
  data.splice(phase.items.length);
  data.forEach((item, at) => {
    const { price = '', quantity = 1 } = phase.items[at] ?? {};
    Object.assign(item, { price: account.get(account.prices, 'price', price), quantity });
  });
  subscription.discounts = phase.discounts.map(({ discount }) => discount);
  subscription.default_tax_rates = phase.default_tax_rates;
}

/** What comes next once a period ends, and with it the schedule is over. */
export function nextPhase(account: Account, subscription: Subscription): void {
  const schedule = account.schedules.get(subscription.schedule ?? '');
  const [item] = subscription.items.data;
  const phase = schedule?.phases.find(({ start_date }) => start_date >= item.current_period_end);
  if (!schedule || !phase) return;
  const interval = item.price.recurring?.interval;
  applyPhase(account, subscription, phase);
  if (item.price.recurring?.interval !== interval) {
    subscription.billing_cycle_anchor = item.current_period_end;
  }
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  detach(account, subscription);
}
