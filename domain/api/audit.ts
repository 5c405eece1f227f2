import { z } from 'zod';
import { messages } from '../messages';
import { PAGE_ROWS, Page, pageQuery } from '../model/page';
import { AskedDay } from '../model/scalars';
import { AuditEntry, AuditVerification } from '../model/settings';
import { endpoint } from './endpoint';

const filters = {
  action: z.string().max(100).optional(),
  entity_type: z.string().max(100).optional(),
  entity_id: z.string().max(100).optional(),
  start_date: AskedDay.optional(),
  end_date: AskedDay.optional(),
};

function isInOrder({ start_date: from, end_date: to }: Range): boolean {
  return from === undefined || to === undefined || from <= to;
}
const outOfOrder = { path: ['end_date'], error: messages.endBeforeStart };

type Range = { start_date?: string | undefined; end_date?: string | undefined };

export const audit = {
  log: endpoint({
    name: 'audit.log',
    method: 'GET',
    path: '/api/audit-log',
    summary: 'List what was done in the account, newest first',
    access: { kind: 'account', afterTrial: true },
    query: pageQuery(PAGE_ROWS).extend(filters).refine(isInOrder, outOfOrder),
    ok: { status: 200, body: Page.extend({ entries: z.array(AuditEntry) }) },
    errors: ['validation_error'],
  }),
  export: endpoint({
    name: 'audit.export',
    method: 'GET',
    path: '/api/audit-log/export',
    summary:
      "Download the same as a file, each entry with its number and hash in the account's chain",
    access: { kind: 'account', afterTrial: true },
    query: z
      .object({ ...filters, format: z.enum(['csv', 'json']).default('csv') })
      .refine(isInOrder, outOfOrder),
    ok: { status: 200, attachment: ['text/csv', 'application/json'] },
    errors: ['validation_error'],
    noStore: true,
  }),
  verification: endpoint({
    name: 'audit.verification',
    method: 'GET',
    path: '/api/audit-log/verification',
    summary: "Verify that the account's log is unaltered by recomputing its hash chain",
    access: { kind: 'account', afterTrial: true },
    ok: { status: 200, body: AuditVerification },
    errors: ['rate_limited'],
  }),
};
