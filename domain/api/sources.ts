import { SourceFound, SourceStatus, SourceTestBody } from '../model/source';
import { endpoint } from './endpoint';

/** Only people connect sources. */
const member = { kind: 'account' } as const;

export const sources = {
  status: endpoint({
    name: 'sources.status',
    method: 'GET',
    path: '/api/v1/sources',
    summary: 'List the connected sources, and how to grant Candor access',
    access: member,
    ok: { status: 200, body: SourceStatus },
    errors: [],
    noStore: true,
  }),
  test: endpoint({
    name: 'sources.test',
    method: 'POST',
    path: '/api/v1/sources/test',
    summary: 'Test a source: what it contains, and its first three items',
    access: member,
    body: SourceTestBody,
    ok: { status: 200, body: SourceFound },
    errors: ['validation_error', 'input_type_not_allowed'],
    noStore: true,
  }),
};
