import { SearchAnswer, SearchQuery } from '../model/search';
import { endpoint } from './endpoint';

export const search = {
  find: endpoint({
    name: 'search.find',
    method: 'GET',
    path: '/api/search',
    summary: "Jobs and candidates of the caller's batches by a part of their name",
    access: { kind: 'account' },
    query: SearchQuery,
    ok: { status: 200, body: SearchAnswer },
    errors: [],
    noStore: true,
  }),
};
