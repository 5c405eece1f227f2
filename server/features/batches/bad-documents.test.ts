import { randomBytes } from 'node:crypto';
import { openDocumentReader } from '@candor/documents';
import { endlessHtml, swellingPdf } from '@candor/documents/testing/heavy-documents';
import { expect, test } from 'vitest';
import { scanFirst } from '../../sources/scan-first';
import { batchOf, ended, resultsOf, submitZip } from '../../testing/batch-calls';
import { resume } from '../../testing/documents/make-csv';
import { makePdf } from '../../testing/documents/make-pdf';
import { makeZip } from '../../testing/documents/make-zip';
import { aUser } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

/**
 * Each is a file that somebody will submit one day: it breaks a parser, blocks it forever, or takes all its memory.
 */
const BAD = {
  'broken.pdf': makePdf(['Welder']).slice(0, 90),
  // A file with an extreme compression ratio is not unpacked at all.
  'endless.html': Buffer.concat([
    Buffer.from(`<!-- ${randomBytes(60_000).toString('hex')} -->`),
    endlessHtml(),
  ]),
  'swelling.pdf': swellingPdf(),
};

test('three bad documents among a hundred affect nobody else, and each is reported with its cause', async () => {
  const server = await testApp();
  // The limits that matter are the reader's own; lower ones only save time.
  const reader = openDocumentReader({ deadlineMs: 3_000, memoryMb: 150 });
  const documents = scanFirst(reader, null, server.deps.log);
  const worker = await startWorker({ ...server.deps, documents });
  try {
    const as = server.as(await aUser(server.db, { plan: 'starter' }));
    const good = Array.from({ length: 97 }, (_, at) => [`${at}.txt`, resume(at)]);
    const archive = await makeZip({ ...Object.fromEntries(good), ...BAD });
    const { batch_job_id: id } = batchOf(await submitZip(as, archive));
    expect(await ended(as, id)).toMatchObject({
      status: 'completed',
      total_candidates: 100,
      candidates_charged: 97,
    });
    const { processed_items: last } = await resultsOf(as, id, '?skip=97');
    const causes = Object.fromEntries(last.map((one) => [one.original_filename, one.error_code]));
    // Which limit a document hits first depends on the machine.
    const limit = expect.stringMatching(/^(timed_out|out_of_memory)$/);
    expect(causes).toEqual({
      'broken.pdf': 'damaged',
      'endless.html': limit,
      'swelling.pdf': limit,
    });
    expect(await brokenInvariants(server.db)).toEqual([]);
  } finally {
    await worker.stop();
    await reader.close();
    await server.close();
  }
}, 180_000);
