import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import { BatchResults } from '@candor/domain/model/batch';
import { CreatedShare } from '@candor/domain/model/review';
import { randomFrom } from '@candor/domain/rules/random-from';
import { candidatesCsv } from '../corpus/csv';
import { writePosting } from '../corpus/posting';
import { writeResumes } from '../corpus/resume';
import { call } from '../server/call';
import { runBatch } from '../server/run-batch';
import type { SignedInSite } from './signed-in-site';

/** Every so many people one is on the shortlist, so that filtering changes what is in sight. */
const SHORTLIST_EVERY = 3;
const SHORTLIST_LENGTH = 20;

/** A table that the product still takes: it refuses files above ten megabytes. */
const LARGEST_TABLE = 9_000_000;

/**
 * Submits so many written candidates and waits for their scores. Above two thousand their resumes are
 * cut short, so that the table is not too large.
 *
 * @returns the id of the batch.
 */
export async function seedBatch({ server, token }: SignedInSite, rows: number): Promise<string> {
  const resumes = writeResumes(randomFrom(6), rows).map((resume) => ({
    ...resume,
    text: resume.text.slice(0, LARGEST_TABLE / rows),
  }));
  const upload = {
    job: writePosting(randomFrom(7)),
    inputType: 'csv_file',
    filename: 'rows.csv',
    file: Buffer.from(candidatesCsv(resumes)),
  } as const;
  const { id } = await runBatch(server, token, upload, rows);
  return id;
}

/** Puts some of the best people of a batch on its shortlist. Answers their ids. */
export async function shortlistSome(caller: SignedInSite, batchId: string): Promise<string[]> {
  const params = { id: batchId };
  const query = { limit: '100' };
  const { processed_items: best } = BatchResults.parse(
    await call(caller, batches.results, { params, query }),
  );
  const chosen = best
    .filter((_, index) => index % SHORTLIST_EVERY === 1)
    .slice(0, SHORTLIST_LENGTH)
    .map((item) => item.candidate_id_internal);
  for (const cid of chosen) {
    await call(caller, reviews.decide, {
      params: { ...params, cid },
      body: { decision: 'shortlist' },
    });
  }
  return chosen;
}

/** Makes a link that shows these people without an account. Answers its path. */
export async function shareWith(
  caller: SignedInSite,
  batchId: string,
  people: readonly string[],
): Promise<string> {
  const answer = await call(caller, reviews.share, {
    params: { id: batchId },
    body: { candidate_ids: people.slice(0, 5) },
  });
  return new URL(CreatedShare.parse(answer).share_url, caller.server.address).pathname;
}

/** The path of the results of a batch. */
export function resultsPath(batchId: string): string {
  return `/analytics?batchId=${batchId}`;
}
