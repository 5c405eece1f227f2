import { accounts } from './accounts';
import { analytics } from './analytics';
import { batches } from './batches';
import { contact } from './contact';
import type { EndpointSpec } from './endpoint';
import { live } from './live';
import { reviews } from './reviews';
import { search } from './search';
import { system } from './system';
import { users } from './users';

/** Every call of the product, by resource. */
export const contract = {
  ...{ accounts, users, batches, reviews, analytics },
  ...{ live, search, contact, system },
};

/** The same as one flat list, in contract order. */
export const endpoints: readonly EndpointSpec[] = Object.values(contract).flatMap((resource) =>
  Object.values<EndpointSpec>(resource),
);
