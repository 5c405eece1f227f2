import { invalid, StripeRefusal } from '../errors';
import { type Form, textOf } from '../form';
import type { World } from '../world';
import type { Call } from './call';
import { CHECKOUT_CALLS } from './checkouts';
import { CUSTOMER_CALLS } from './customers';
import { DISPUTE_CALLS } from './disputes';
import { EVENT_CALLS } from './events';
import { INVOICE_CALLS } from './invoices';
import { PORTAL_CALLS } from './portal';
import { PRICE_CALLS } from './prices';
import { SCHEDULE_CALLS } from './schedules';
import { SUBSCRIPTION_CALLS } from './subscriptions';

/** The calls that the product makes. Every other one is refused as Stripe refuses unknown ones. */
const CALLS: readonly Call[] = [
  ...PRICE_CALLS,
  ...CUSTOMER_CALLS,
  ...CHECKOUT_CALLS,
  ...DISPUTE_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...SCHEDULE_CALLS,
  ...INVOICE_CALLS,
  ...EVENT_CALLS,
  ...PORTAL_CALLS,
];

/** Answers a call of the API. */
export function answerCall(world: World, method: string, path: string, form: Form): object {
  for (const call of CALLS) {
    const [match, id = ''] = call.path.exec(path) ?? [];
    if (match === undefined || call.method !== method) continue;
    checkNames(call.takes, form);
    // A list of a customer that was deleted still answers; of one that never was it does not.
    const customer = textOf(form.customer);
    if (customer !== null) world.get(world.customers, 'customer', customer, 'customer');
    world.catchUp();
    return call.run(world, form, id);
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function checkNames(takes: readonly string[], form: Form): void {
  const known = takes.map((name) => name.replace('!', ''));
  for (const name of Object.keys(form)) {
    if (known.includes(name)) continue;
    throw invalid(`Received unknown parameter: ${name}`, {
      code: 'parameter_unknown',
      param: name,
    });
  }
  for (const name of takes.filter((one) => one.endsWith('!')).map((one) => one.slice(0, -1))) {
    if (name in form) continue;
    throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }
}
