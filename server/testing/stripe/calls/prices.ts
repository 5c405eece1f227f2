import type { Call } from './call';

/** The calls about what is sold. */
export const PRICE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: /^\/v1\/prices\/([^/]+)$/,
    takes: ['expand'],
    run: (world, _form, id) => world.get(world.prices, 'price', id),
  },
];
