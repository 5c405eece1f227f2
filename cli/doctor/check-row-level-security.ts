import type { Connection } from '@candor/server/db/connect';
import { mayTakeTenantRole, TENANT_ROLE } from '@candor/server/db/tenant-role';
import type { Finding } from './check';

const SUBJECT = 'Row-level security';

/** Whether the database itself separates accounts, behind the application's own checks. */
export async function checkRowLevelSecurity(pool: Connection['pool']): Promise<Finding> {
  if (await mayTakeTenantRole(pool)) {
    return { status: 'ok', subject: SUBJECT, found: `calls of an account run as ${TENANT_ROLE}` };
  }
  return {
    status: 'warn',
    subject: SUBJECT,
    found: `the user of the database may not take on the role ${TENANT_ROLE}`,
    fix: `Let an administrator create the role, nologin, and grant it to this user; then start Candor.`,
  };
}
