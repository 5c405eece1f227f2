import type { BatchJob, BatchResults } from '@candor/domain/model/batch';
import type { LightMyRequestResponse } from 'fastify';
import { type CsvCandidate, JOB_DESCRIPTION, makeCsv } from './documents/make-csv';
import type { As, FormFile } from './test-app';

/** Where batches live. */
export const BATCHES = '/api/v1/batch-jobs';

/** A table of candidates, ready to be uploaded. */
export const csvFile = (
  content: string | Uint8Array<ArrayBuffer>,
  name = 'people.csv',
): FormFile => ({
  name,
  type: 'text/csv',
  content,
});

/** An archive of documents, ready to be uploaded. */
export const zipFile = (content: Uint8Array<ArrayBuffer>, name = 'people.zip'): FormFile => ({
  name,
  type: 'application/zip',
  content,
});

type Fields = Record<string, string | FormFile>;

/** Submits these candidates as a CSV file. Other fields replace the usual ones. */
export function submitCsv(
  as: As,
  candidates: readonly CsvCandidate[],
  fields: Fields = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const file = csvFile(makeCsv(candidates));
  return submit(as, { input_type: 'csv_file', candidate_source_file: file, ...fields }, headers);
}

/** Submits an archive. */
export function submitZip(
  as: As,
  archive: Uint8Array<ArrayBuffer>,
  fields: Fields = {},
): Promise<LightMyRequestResponse> {
  const file = zipFile(archive);
  return submit(as, { input_type: 'zip_file', candidate_source_file: file, ...fields });
}

/** Submits a form; the job description is filled in. */
export function submit(
  as: As,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return as.form(BATCHES, { job_description_text: JOB_DESCRIPTION, ...fields }, headers);
}

/** The batch that a call answered; throws when it was refused. */
export function batchOf(reply: LightMyRequestResponse): BatchJob {
  if (reply.statusCode >= 300) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return reply.json<BatchJob>();
}

/** The batch as its status call shows it now. */
export async function statusOf(as: As, id: string): Promise<BatchJob> {
  return batchOf(await as.get(`${BATCHES}/${id}/status`));
}

/** The statuses of a batch that has ended. */
export const FINAL = ['completed', 'failed', 'cancelled'];
const ASK_EVERY_MS = 20;

/** Waits until a batch has ended. The test's own time limit ends the waiting. */
export async function ended(as: As, id: string): Promise<BatchJob> {
  return until(
    () => statusOf(as, id),
    (batch) => FINAL.includes(batch.status),
  );
}

/** Asks until an answer is as wished. */
export async function until<Value>(
  ask: () => Promise<Value>,
  wished: (value: Value) => boolean,
): Promise<Value> {
  for (;;) {
    const value = await ask();
    if (wished(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

/** A page of its results, without the evidence of each candidate. */
export async function resultsOf(as: As, id: string, query = ''): Promise<BatchResults> {
  return (await as.get(`${BATCHES}/${id}/results${query}`)).json<BatchResults>();
}

/** A page of its results, with the evidence of each candidate. */
export async function fullResultsOf(as: As, id: string, query = ''): Promise<BatchResults> {
  return (await as.get(`${BATCHES}/${id}/results-full${query}`)).json<BatchResults>();
}
