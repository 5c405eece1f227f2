import { randomUUID } from 'node:crypto';
import type { Connection } from '@candor/server/db/connect';
import { scoringJobOf } from '@candor/server/features/batches/batch-context';
import { findBatch } from '@candor/server/features/batches/store/batch';
import {
  insertCandidates,
  type ScoredCandidate,
  saveScored,
} from '@candor/server/features/batches/store/candidates';
import { GROUP_SIZE } from '@candor/server/jobs/limits';
import { scoreTexts } from '@candor/server/scoring/score-texts';
import type { ScoringJob } from '@candor/server/scoring/scorer';
import { openDatabase } from './open-database';
import type { BenchServer } from './start-server';

/** A candidate that was read: its text, and its document's name where there was one. */
export type ReadCandidate = { text: string; filename: string | null };

/** What a batch consists of, each part by itself and one after the other, in this process. */
export type BatchParts = {
  /** Scores candidates as they are kept and stores them: their rows first, what became of them afterwards. */
  scoreAndStore(candidates: readonly ReadCandidate[]): Promise<void>;
  close(): Promise<void>;
};

/** The parts of a batch like this one, in the database of its server and by the functions that the server has for them. */
export async function openBatchParts(server: BenchServer, like: string): Promise<BatchParts> {
  const connection = await openDatabase(server);
  const { db } = connection;
  const { job, userId } = await jobOf(connection, like);
  return {
    scoreAndStore: async (candidates) => {
      const listed = candidates.map(({ text, filename }, at) => ({
        id: randomUUID(),
        ordinal: at + 1,
        originalFilename: filename,
        problem: null,
        candidateName: null,
        candidateId: null,
        email: null,
        sourceEntry: null,
        documentText: filename === null ? text : null,
      }));
      const batchId = await repeatBatch(connection, like);
      const owner = { batchId, userId };
      await db.transaction((tx) => insertCandidates(tx, owner, listed, new Date()));
      const size = GROUP_SIZE[listed[0]?.originalFilename ? 'documents' : 'texts'];
      for (let from = 0; from < listed.length; from += size) {
        const group = scoreGroup(job, candidates.slice(from, from + size), listed.slice(from));
        await db.transaction((tx) => saveScored(tx, batchId, group, new Date()));
      }
    },
    close: connection.close,
  };
}

async function jobOf(
  { db, pool }: Connection,
  id: string,
): Promise<{ job: ScoringJob; userId: string }> {
  const { rows } = await pool.query<{ userId: string }>(
    'select user_id as "userId" from batches where id = $1',
    [id],
  );
  const [owner] = rows;
  const batch = owner && (await findBatch(db, owner.userId, id));
  if (!batch) throw new Error('There is no batch to take the parts of.');
  return { job: await scoringJobOf(db, batch), userId: batch.userId };
}

/** Another batch with the same job, and nobody in it. */
async function repeatBatch({ pool }: Connection, like: string): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into batches
     select (jsonb_populate_record(b, jsonb_build_object('id', $1::text, 'blob_key', null))).*
     from batches b where b.id = $2`,
    [id, like],
  );
  return id;
}

function scoreGroup(
  job: ScoringJob,
  candidates: readonly ReadCandidate[],
  listed: readonly { id: string; ordinal: number; documentText: string | null }[],
): (ScoredCandidate & { charged: boolean; duplicateOf: null })[] {
  const texts = candidates.map(({ text }) => ({ text, hiddenSpans: [], truncated: false }));
  return scoreTexts({ job, texts }).map(({ textHash, scoring }, at) => {
    const row = listed[at];
    if (!row || scoring === null) throw new Error('A text has no score.');
    const { name, ...scored } = scoring;
    return {
      kind: 'scored' as const,
      id: row.id,
      ordinal: row.ordinal,
      ...scored,
      textHash,
      documentText: row.documentText === null ? (candidates[at]?.text ?? null) : null,
      candidateName: name,
      hiddenSpans: [],
      truncated: false,
      readingNote: null,
      charged: true,
      duplicateOf: null,
    };
  });
}
