import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import type { FileInputType } from '@candor/domain/rules/file-input';
import { expect } from '@playwright/test';
import type { Account } from './accounts/account';
import { call } from './call';
import { type CsvRow, writeCsv } from './documents/csv';
import { type Candidate, JOB_TEXT } from './samples';

/** A file as the browser and the API both take it. */
export type Upload = { name: string; mimeType: string; buffer: Buffer };

const MIME: Record<FileInputType, string> = { csv_file: 'text/csv', zip_file: 'application/zip' };

/** A candidate table as a file to upload. */
export function csvUpload(rows: readonly CsvRow[], name = 'candidates.csv'): Upload {
  return { name, mimeType: MIME.csv_file, buffer: writeCsv(rows) };
}

/** An archive as a file to upload. */
export function zipUpload(buffer: Buffer, name = 'resumes.zip'): Upload {
  return { name, mimeType: MIME.zip_file, buffer };
}

/** The rows of sample candidates. */
export function rowsOf(candidates: readonly Candidate[]): CsvRow[] {
  return candidates.map(({ slug, name, text }) => ({
    candidate_name: name,
    email: `${slug}@example.com`,
    candidate_text: text,
  }));
}

/** Rows of people who differ only in a number: for journeys about amounts. */
export function plainRows(count: number, seed: string): CsvRow[] {
  return Array.from({ length: count }, (_, index) => ({
    candidate_name: `Candidate ${seed} ${index + 1}`,
    candidate_text: `Candidate ${seed} ${index + 1}\nData Engineer with ${(index % 9) + 1} years of Python and SQL.\nRan pipeline number ${index + 1} of the ${seed} programme.`,
  }));
}

/** What a program sends to start a batch. */
export function submission(upload: Upload, jobText = JOB_TEXT) {
  const { name, mimeType, buffer } = upload;
  const input_type: FileInputType = mimeType === MIME.csv_file ? 'csv_file' : 'zip_file';
  return {
    fields: { job_description_text: jobText, input_type },
    files: { candidate_source_file: new File([new Uint8Array(buffer)], name, { type: mimeType }) },
  };
}

/** Submits a batch over the API. */
export function submitBatch(account: Account, upload: Upload, jobText?: string): Promise<BatchJob> {
  return call(account, batches.submit, submission(upload, jobText));
}

/** Submits a batch over the API and waits until it has ended. */
export async function runBatch(account: Account, upload: Upload, text?: string): Promise<BatchJob> {
  const { batch_job_id } = await submitBatch(account, upload, text);
  return untilEnded(account, batch_job_id);
}

/** Some runs share their machine with other work. */
const BATCH_MS = 60_000;

/** Waits until a batch has ended in whatever way, and answers it. */
export async function untilEnded(account: Account, batchId: string): Promise<BatchJob> {
  const read = () => call(account, batches.status, { params: { id: batchId } });
  await expect
    .poll(async () => isFinal((await read()).status), {
      message: `batch ${batchId} ends`,
      intervals: [250],
      timeout: BATCH_MS,
    })
    .toBe(true);
  return read();
}
