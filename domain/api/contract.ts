import { accounts } from './accounts';
import { analytics } from './analytics';
import { batches } from './batches';
import type { EndpointSpec } from './endpoint';
import { system } from './system';
import { users } from './users';

/** Every call of the product, by resource. */
export const contract = { accounts, users, batches, analytics, system };

/** The same as one flat list, in contract order. */
export const endpoints: readonly EndpointSpec[] = Object.values(contract).flatMap((resource) =>
  Object.values<EndpointSpec>(resource),
);
