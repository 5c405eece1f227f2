import { z } from 'zod';

/**
 * Privileges on the whole server that reach beyond data: its files, its settings, its log of changes, other people's
 * sessions and accounts. Those that end in ADMIN have functions of their own, which a SELECT could call.
 */
const POWERFUL =
  /\b(?:ALL PRIVILEGES|FILE|SUPER|PROCESS|SHUTDOWN|RELOAD|CREATE USER|CREATE ROLE|CREATE TABLESPACE|REPLICATION SLAVE|[A-Z_]+[ _]ADMIN|SYSTEM_USER|SET_USER_ID|SET USER|SET_ANY_DEFINER|GRANT OPTION)\b/;

const Lines = z.array(z.tuple([z.string()]));
const RoleAnswer = z.tuple([z.tuple([z.string().nullable()])]);

/** Roles as MySQL writes a list of them. */
const MYSQL_ROLES = /^(?:`(?:[^`]|``)+`@`(?:[^`]|``)+`,?)+$/;

/** As much of a connection as is asked here. */
type Connection = {
  query(question: { sql: string; rowsAsArray: true }): Promise<[unknown, unknown]>;
};

/** Whether the user may do more than a read-only transaction can prevent. If that cannot be determined, yes. */
export async function isPowerful(connection: Connection, isMariaDb: boolean): Promise<boolean> {
  const lines = await grantsOf(connection, isMariaDb);
  return lines === null || lines.length === 0 || lines.some(isPowerfulLine);
}

/** A line reads: GRANT SELECT, FILE ON *.* TO `user`@`host` IDENTIFIED BY ... WITH GRANT OPTION. */
export function isPowerfulLine(line: string): boolean {
  const [, privileges = '', rest = ''] = /^GRANT (.*?) ON \*\.\* TO (.*)$/is.exec(line) ?? [];
  return POWERFUL.test(privileges.toUpperCase()) || /WITH GRANT OPTION\s*$/i.test(rest);
}

async function grantsOf(connection: Connection, isMariaDb: boolean): Promise<string[] | null> {
  const own = await asked(connection, 'show grants for current_user()', Lines);
  const role = await asked(connection, 'select current_role()', RoleAnswer).catch(noRoles);
  if (own === null || role === null) return null;
  const grants = own.map(([line]) => line);
  const [[active]] = role;
  if (active === null || active === 'NONE') return grants;
  if (!isMariaDb && !MYSQL_ROLES.test(active)) return null;
  const question = isMariaDb
    ? 'show grants for current_role'
    : `show grants for current_user() using ${active}`;
  const more = await asked(connection, question, Lines);
  return more && [...grants, ...more.map(([line]) => line)];
}

/** Servers of before roles know no such function. Any other failure tells nothing about who signed in. */
function noRoles(error: unknown): z.infer<typeof RoleAnswer> {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ER_SP_DOES_NOT_EXIST' || code === 'ER_PARSE_ERROR') return [[null]];
  throw error;
}

async function asked<T>(
  connection: Connection,
  sql: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const [rows] = await connection.query({ sql, rowsAsArray: true });
  const parsed = schema.safeParse(rows);
  return parsed.success ? parsed.data : null;
}
