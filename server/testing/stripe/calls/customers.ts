import { missing } from '../errors';
import { textOf, textsOf } from '../form';
import type { Customer } from '../objects';
import type { Call } from './call';

/** The calls about customers. */
export const CUSTOMER_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    takes: ['email', 'name', 'metadata'],
    run: (world, form) => {
      const id = world.id('cus');
      const customer: Customer = {
        id,
        object: 'customer',
        email: textOf(form.email),
        created: world.now(),
        metadata: textsOf(form.metadata),
        livemode: false,
      };
      world.customers.set(id, customer);
      world.emit('customer.created', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/([^/]+)$/,
    takes: ['expand'],
    run: (world, _form, id) => {
      const customer = world.get(world.customers, 'customer', id);
      return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/customers\/([^/]+)$/,
    takes: ['email', 'name', 'metadata', 'address', 'phone'],
    run: (world, form, id) => {
      const customer = world.get(world.customers, 'customer', id);
      if (customer.deleted) throw missing('customer', id, 'id');
      if (form.email !== undefined) customer.email = textOf(form.email);
      world.emit('customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/customers\/([^/]+)$/,
    takes: [],
    run: (world, _form, id) => {
      const customer = world.get(world.customers, 'customer', id);
      if (!customer.deleted) world.eraseCustomer(customer);
      return { id, object: 'customer', deleted: true };
    },
  },
];
