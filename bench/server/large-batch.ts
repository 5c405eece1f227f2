import { randomFrom } from '@candor/domain/rules/random-from';
import { candidatesCsv } from '../corpus/csv';
import { writePosting } from '../corpus/posting';
import { writeResumes } from '../corpus/resume';
import type { Caller } from './call';
import { growBatch } from './grow-batch';
import { runBatch } from './run-batch';

/** So many are scored; the rest are their repetitions. */
const SCORED = 500;

/** A batch of so many people, a multiple of 500, ended and ready to be read. Answers its id. */
export async function largeBatch({ server, token }: Caller, people: number): Promise<string> {
  const file = Buffer.from(candidatesCsv(writeResumes(randomFrom(6), SCORED)));
  const job = writePosting(randomFrom(7));
  const upload = { job, inputType: 'csv_file', filename: 'rows.csv', file } as const;
  const { id } = await runBatch(server, token, upload, SCORED);
  await growBatch(server, id, { people: SCORED, times: people / SCORED });
  return id;
}
