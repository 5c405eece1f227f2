import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';

/** Makes batch `id` from a donor, whose people it has `times` times over. */
export async function copyBatch(
  db: Db,
  donor: string,
  { id, times }: { id: string; times: number },
): Promise<void> {
  const batch = await columnsOf(db, 'batches', ['id', 'seq', 'blob_key']);
  const person = await columnsOf(db, 'candidates', ['id', 'batch_id', 'ordinal']);
  await db.execute(sql`
    insert into batches (id, ${batch}) select ${id}, ${batch} from batches where id = ${donor}`);
  await db.execute(sql`
    insert into candidates (id, batch_id, ordinal, ${person})
    select gen_random_uuid(), ${id}, row_number() over (), ${person}
    from candidates, generate_series(1, ${times}::int)
    where batch_id = ${donor}`);
}

/** What a table is made of, whatever the age of its schema, but for what is given. */
async function columnsOf(db: Db, table: string, without: readonly string[]) {
  const { rows } = await db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(attname), ', ') as names from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all (${sql.param([...without])})`);
  return sql.raw(rows[0]?.names ?? '');
}
