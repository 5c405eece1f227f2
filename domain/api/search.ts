import { SearchAnswer, SearchBody } from '../model/search';
import { endpoint } from './endpoint';

export const search = {
  find: endpoint({
    name: 'search.find',
    method: 'POST',
    path: '/api/search',
    summary: "Jobs and candidates of the caller's batches by a part of their name",
    access: { kind: 'account' },
    body: SearchBody,
    ok: { status: 200, body: SearchAnswer },
    errors: ['validation_error'],
    reads: true,
    noStore: true,
  }),
};
