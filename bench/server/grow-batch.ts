import { openDatabase } from './open-database';
import type { BenchServer } from './start-server';

const COLUMNS = [
  'user_id',
  'original_filename',
  'candidate_name',
  'email',
  'headline',
  'document_text',
  'text_hash',
  'hidden_spans',
  'truncated',
  'state',
  'score',
  'match',
  'charged',
  'finished_at',
].join(', ');

/**
 * Repeats the people of an ended batch until there are so many times as many, in the database of its server: to score them would
 * take longer than to measure how they are read. The table is vacuumed, as it is of its own accord once a batch has ended.
 */
export async function growBatch(
  server: BenchServer,
  id: string,
  { people, times }: { people: number; times: number },
): Promise<void> {
  const { pool, close } = await openDatabase(server);
  try {
    await pool.query('set statement_timeout = 0');
    await pool.query(
      `insert into candidates (batch_id, ordinal, id, ${COLUMNS})
       select batch_id, ordinal + $2::int * n, gen_random_uuid(), ${COLUMNS}
       from candidates, generate_series(1, $3::int - 1) n where batch_id = $1`,
      [id, people, times],
    );
    await pool.query('update batches set updated_at = now() where id = $1', [id]);
    await pool.query('vacuum analyze candidates');
  } finally {
    await close();
  }
}
