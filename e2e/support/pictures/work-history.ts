import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import type { Account } from '../accounts/account';
import { csvUpload, rowsOf, runBatch, zipUpload } from '../batches';
import { call } from '../call';
import { writeBrokenPdf, writePdf, writeScan } from '../documents/pdf';
import { writeZip } from '../documents/zip';
import { CANDIDATES, candidate } from '../samples';

/** A few weeks of work: a failed batch, a small one, and the large one that the pictures are about. */
export async function fillHistory(account: Account): Promise<BatchJob> {
  const scan = await writeZip({ 'scan.pdf': await writeScan() });
  await rename(account, await runBatch(account, zipUpload(scan)), 'Depot Supervisor, nights');
  const small = csvUpload(rowsOf(CANDIDATES.slice(3, 12)), 'fares-team.csv');
  await rename(account, await runBatch(account, small), 'Analytics Engineer, Fares');

  const documents = await Promise.all(
    CANDIDATES.map(async ({ slug, text }) => [`${slug}.pdf`, await writePdf(text)] as const),
  );
  const archive = await writeZip({
    ...Object.fromEntries(documents),
    'application-photo.pdf': await writeScan(),
    'cv_final_v3.pdf': await writeBrokenPdf(candidate('lukas-brandt').text),
  });
  return runBatch(account, zipUpload(archive, 'ridership-spring.zip'));
}

async function rename(account: Account, job: BatchJob, jobTitle: string): Promise<void> {
  await call(account, batches.rename, { params: { id: job.batch_job_id }, body: { jobTitle } });
}
