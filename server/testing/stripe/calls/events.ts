import { formOf, listOf, textOf } from '../form';
import { type Call, PAGE, page } from './call';

/** The calls about events that were told before. */
export const EVENT_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    takes: [...PAGE, 'types', 'type', 'created'],
    run: (world, form) => {
      const types = listOf(form.types);
      const since = Number(textOf(formOf(form.created).gte) ?? 0);
      const events = new Map(world.events.map((event) => [event.id, event]));
      return page('/v1/events', form, events, ({ type, created }) =>
        Boolean(created >= since && (types.length === 0 || types.includes(type))),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/events\/([^/]+)$/,
    takes: [],
    run: (world, _form, id) => {
      const events = new Map(world.events.map((event) => [event.id, event]));
      return world.get(events, 'event', id);
    },
  },
];
