import type { Pool, PoolClient } from 'pg';

/** What calls of an account run as: a role that the policies of the tables hold for. */
export const TENANT_ROLE = 'candor_tenant';

const RIGHTS = ['select', 'insert', 'update', 'delete'];
const ALL_BUT_READING = ['insert', 'update', 'delete'];

/**
 * What the role may not do, whoever's rows they are. The triggers of the audit log refuse the same; here even the
 * right is missing. The chains are written, and the entries of an erased account deleted, by functions with their own
 * rights. Public statistics belong to nobody and are the operator's to load. This is here and not in a migration,
 * because the grants at startup come after those.
 */
const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['update', 'delete'],
  audit_chain: ALL_BUT_READING,
  audit_heads: ALL_BUT_READING,
  audit_checks: ALL_BUT_READING,
  statistic_sources: ALL_BUT_READING,
  occupation_statistics: ALL_BUT_READING,
};

const NOT_ALLOWED = '42501';
const UNKNOWN_ROLE = '22023';
/** Another installation on the same server has made the role, perhaps at this moment. */
const EXISTS = ['42710', '23505'];

/**
 * Creates the role, lets this user assume it and grants it the existing tables, the audit log for appending and
 * reading; their policies decide about rows. A user who may do neither runs without: see docs/operating.md.
 */
export async function grantTenantRole(client: PoolClient): Promise<void> {
  if (!(await isThere(client)))
    await attempt(client, `create role ${TENANT_ROLE} nologin`, [...EXISTS, NOT_ALLOWED]);
  await attempt(client, `grant ${TENANT_ROLE} to current_user`, [NOT_ALLOWED, UNKNOWN_OBJECT]);
  const tables = await tablesFor(client);
  if (tables.every(hasWhatItShould)) return;
  const takenBack = tables.flatMap(({ name }) => {
    const withheld = WITHHELD[name];
    return withheld ? [`revoke ${withheld.join(', ')} on ${name} from ${TENANT_ROLE};`] : [];
  });
  await attempt(
    client,
    `grant usage on schema public to ${TENANT_ROLE};
     grant ${RIGHTS.join(', ')} on all tables in schema public to ${TENANT_ROLE};
     grant usage on all sequences in schema public to ${TENANT_ROLE};
     ${takenBack.join('\n')}`,
    [NOT_ALLOWED, UNKNOWN_OBJECT],
  );
}

const UNKNOWN_OBJECT = '42704';

async function isThere(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [TENANT_ROLE]);
  return rowCount === 1;
}

type Granted = { name: string; rights: string[] };

/** Every table with what the role may do there. */
async function tablesFor(client: PoolClient): Promise<Granted[]> {
  const { rows } = await client.query<Granted>(
    `select c.relname::text as name,
       array(select x from unnest($2::text[]) x where has_table_privilege(r.oid, c.oid, x)) as rights
     from pg_roles r, pg_class c
     where r.rolname = $1 and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    [TENANT_ROLE, RIGHTS],
  );
  return rows;
}

/** A start that changes nothing leaves the catalogue alone. */
function hasWhatItShould({ name, rights }: Granted): boolean {
  const withheld = WITHHELD[name] ?? [];
  return RIGHTS.every((right) => rights.includes(right) !== withheld.includes(right));
}

/** Whether the user of a pool may take the role on: without it there is no row-level security. */
export async function mayTakeTenantRole(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const may = await attempt(client, `set local role ${TENANT_ROLE}`, [NOT_ALLOWED, UNKNOWN_ROLE]);
    await client.query('rollback');
    client.release();
    return may;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Runs a statement inside the running transaction; false when it failed in a way that was to be expected. */
async function attempt(
  client: PoolClient,
  statement: string,
  expected: readonly string[],
): Promise<boolean> {
  await client.query('savepoint attempt');
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    await client.query('rollback to savepoint attempt');
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!expected.includes(code)) throw error;
    return false;
  }
}
