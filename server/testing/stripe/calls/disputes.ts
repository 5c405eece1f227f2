import { agrees, type Call, PAGE, page } from './call';

/** The calls about money that a bank asks back. */
export const DISPUTE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    takes: [...PAGE, 'charge', 'payment_intent', 'created'],
    run: (world, form) =>
      page('/v1/disputes', form, world.disputes, ({ charge, payment_intent }) =>
        agrees(form, { charge, payment_intent }),
      ),
  },
];
