import { z } from 'zod';
import { PAGE_ROWS, Page, pageQuery } from '../model/page';
import { AuditEntry, AuditVerification } from '../model/settings';
import { endpoint } from './endpoint';

const filters = {
  action: z.string().max(100).optional(),
  entity_type: z.string().max(100).optional(),
  entity_id: z.string().max(100).optional(),
  start_date: z.iso.date().optional(),
  end_date: z.iso.date().optional(),
};

export const audit = {
  log: endpoint({
    name: 'audit.log',
    method: 'GET',
    path: '/api/audit-log',
    summary: 'What was done in the account, newest first',
    access: { kind: 'account', afterTrial: true },
    query: pageQuery(PAGE_ROWS).extend(filters),
    ok: { status: 200, body: Page.extend({ entries: z.array(AuditEntry) }) },
    errors: [],
  }),
  export: endpoint({
    name: 'audit.export',
    method: 'GET',
    path: '/api/audit-log/export',
    summary: 'The same as a file, each entry with its number and hash in the chain of the account',
    access: { kind: 'account', afterTrial: true },
    query: z.object({ ...filters, format: z.enum(['csv', 'json']).default('csv') }),
    ok: { status: 200, attachment: ['text/csv', 'application/json'] },
    errors: [],
    noStore: true,
  }),
  verification: endpoint({
    name: 'audit.verification',
    method: 'GET',
    path: '/api/audit-log/verification',
    summary:
      'Whether the log of the account is as it was written: its chain of hashes is computed anew',
    access: { kind: 'account', afterTrial: true },
    ok: { status: 200, body: AuditVerification },
    errors: ['rate_limited'],
  }),
};
