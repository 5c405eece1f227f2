import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import type { Actor } from '../../access/actor';
import type { Serve } from '../../http/serve';
import { SAMPLE_JOB } from './material/job';
import { packSample } from './pack';

export type SampleSources = {
  /** Submits a sample as a batch that is charged to nobody. Throws AppError 409 while the account has one. */
  submit(
    asked: { actor: Actor; requestId: string },
    sample: { jobText: string; filename: string; archive: Uint8Array; candidates: number },
  ): Promise<BatchJob>;
};

/** The sample that shows a new account what a result looks like. */
export function sampleRoutes(serve: Serve, { submit }: SampleSources): void {
  serve(batches.sample, async ({ actor, requestId }) => {
    const sample = { jobText: SAMPLE_JOB, filename: 'sample.zip', ...(await packSample()) };
    return { body: await submit({ actor, requestId }, sample) };
  });
}
