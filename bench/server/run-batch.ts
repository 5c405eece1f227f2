import { setTimeout as sleep } from 'node:timers/promises';
import { batches } from '@candor/domain/api/batches';
import { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import type { BenchServer } from './start-server';

/** Rarely enough to cost nothing beside a batch: when it was completed is its own word. */
const POLL_MS = 250;

/** A file with candidates. */
export type FileSource = { inputType: 'csv_file' | 'zip_file'; filename: string; file: Buffer };

/** A database or a bucket of a customer with candidates. */
export type ConnectedSource = {
  inputType: 'database' | 'aws_s3';
  config: Readonly<Record<string, string>>;
};

/** One submission: the job, and where its candidates are. */
export type Upload = { job: string } & (FileSource | ConnectedSource);

/** A completed batch, and the seconds from the first byte of its submission until it was completed. */
export type FinishedBatch = { id: string; seconds: number };

/**
 * Submits a batch and waits until it is completed.
 *
 * @throws where the batch is refused or fails, or not all candidates were scored.
 */
export async function runBatch(
  server: BenchServer,
  token: string,
  upload: Upload,
  candidates: number,
): Promise<FinishedBatch> {
  const start = Date.now();
  const batch = await submitAndWait(server, token, upload);
  if (batch.status !== 'completed' || batch.completed_at === null) {
    throw new Error(`The batch is ${batch.status}: ${batch.error_message}`);
  }
  if (batch.processed_candidates !== candidates) {
    throw new Error(`${batch.processed_candidates} of ${candidates} candidates were processed.`);
  }
  // The server's own word, on the clock of this machine: that of the poll would round a small batch up by its interval.
  const seconds = (Date.parse(batch.completed_at) - start) / 1_000;
  return { id: batch.batch_job_id, seconds };
}

/** Submits a batch and waits until it has ended, however. Throws where it is refused. */
export async function submitAndWait(
  server: BenchServer,
  token: string,
  upload: Upload,
): Promise<BatchJob> {
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.set('job_description_text', upload.job);
  form.set('input_type', upload.inputType);
  if ('config' in upload) {
    form.set('source_config_json', JSON.stringify(upload.config));
  } else {
    form.set('candidate_source_file', new Blob([Uint8Array.from(upload.file)]), upload.filename);
  }

  const url = `${server.address}${batches.submit.path}`;
  const reply = await fetch(url, { method: 'POST', headers, body: form });
  if (!reply.ok) throw new Error(`The batch was refused (${reply.status}): ${await reply.text()}`);
  let batch = BatchJob.parse(await reply.json());
  while (!isFinal(batch.status)) {
    await sleep(POLL_MS);
    const path = batches.status.path.replace(':id', batch.batch_job_id);
    const answer = await fetch(`${server.address}${path}`, { headers });
    batch = BatchJob.parse(await answer.json());
  }
  return batch;
}
