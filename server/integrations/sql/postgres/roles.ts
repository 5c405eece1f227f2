import type { Client } from 'pg';
import { z } from 'zod';

/** Who may read and write files of the server or start programs there, and the administrators of managed databases. */
const POWERFUL = [
  'pg_execute_server_program',
  'pg_read_server_files',
  'pg_write_server_files',
  'rds_superuser',
  'cloudsqlsuperuser',
  'azure_pg_admin',
];

const Answer = z.tuple([z.object({ powerful: z.boolean() })]);

/** Whether the user may do more than a read-only transaction can prevent. If that cannot be determined, yes. */
export async function isPowerful(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select (u.rolsuper or exists (
       select from pg_catalog.pg_roles r
       where r.rolname = any ($1) and pg_catalog.pg_has_role(u.oid, r.oid, 'member')
     )) as powerful
     from pg_catalog.pg_roles u where u.rolname = current_user`,
    [POWERFUL],
  );
  const answer = Answer.safeParse(rows);
  return !answer.success || answer.data[0].powerful;
}
