import { LiveEvent } from '../model/live';
import { endpoint } from './endpoint';

export const live = {
  stream: endpoint({
    name: 'live.stream',
    method: 'GET',
    path: '/api/notifications/stream',
    summary: "Server-sent events of the caller's batches and notifications",
    access: { kind: 'account' },
    ok: { status: 200, events: LiveEvent },
    errors: [],
    noStore: true,
  }),
};
