import { batches } from '@candor/domain/api/batches';
import { terms } from '@candor/domain/api/terms';
import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { limitConcurrency } from '../../db/limit-concurrency';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { batchTerms } from './batch-terms';
import { cancelBatch } from './cancel';
import { batchCandidate } from './candidate';
import { exportBatch } from './export/export-batch';
import { findOwn, findOwnListed } from './find-own';
import { jobRequirements } from './job-requirements';
import { batchList } from './list';
import { noteView } from './note-view';
import type { Charged } from './page-cache';
import { presentBatch } from './present';
import { removeBatch } from './remove';
import { renameBatch } from './rename';
import { replaceDocument } from './replace/replace-document';
import { replayScore } from './replay/replay-score';
import { rerunBatch } from './rerun';
import { rescoreBatch } from './rescore';
import { batchResults, batchResultsFull } from './results';
import { batchRubric, saveRubric } from './rubric';
import { submitBatch } from './submit';
import { runSwapTest } from './swap-test/run-swap-test';

/** When to poll the state of a running batch again, in seconds. */
const ASK_AGAIN_AFTER = 2;

/** Exports that are read from the database at once, and how long the next one waits for its turn, in milliseconds. */
const EXPORTS_AT_ONCE = 2;
const EXPORT_PATIENCE_MS = 30_000;

/** The calls on batches. */
export function batchRoutes(serve: Serve, deps: Deps): void {
  const takeTurn = limitConcurrency(EXPORTS_AT_ONCE, () => EXPORT_PATIENCE_MS);

  serve(batches.submit, async (call) => answer(await submitBatch(deps, call)));
  serve(batches.list, async ({ actor, query }) => ({ body: await batchList(deps, actor, query) }));
  serve(batches.status, async ({ actor, params }) =>
    answer(presentBatch(await findOwnListed(deps.db, actor, params.id))),
  );
  serve(batches.results, async ({ actor, params, query, requestId }) => {
    const { batch, results } = await batchResults(deps, actor, params.id, query);
    await noteView(deps, { actor, batchId: params.id, requestId });
    return { body: results, headers: chargedHeaders(batch) };
  });
  serve(batches.resultsFull, async ({ actor, params, query, requestId }) => {
    const { batch, results } = await batchResultsFull(deps, actor, params.id, query);
    await noteView(deps, { actor, batchId: params.id, requestId });
    return { body: results, headers: chargedHeaders(batch) };
  });
  serve(batches.candidate, async ({ actor, params, requestId }) => {
    const body = await batchCandidate(deps, actor, params.id, params.cid);
    await noteView(deps, { actor, batchId: params.id, requestId });
    return { body };
  });
  serve(batches.replaceDocument, async (call) => {
    const body = await replaceDocument(deps, call);
    const { candidates_charged: charged } = body;
    return { body, headers: { 'X-Estimated-Count': 1, 'X-Candidates-Charged': charged } };
  });
  serve(batches.replay, async ({ actor, params, requestId }) => ({
    body: await replayScore(deps, {
      actor,
      batchId: params.id,
      candidateId: params.cid,
      requestId,
    }),
  }));
  serve(batches.swapTest, async ({ actor, params, requestId }) => ({
    body: await runSwapTest(deps, { actor, batchId: params.id, requestId }),
  }));
  serve(batches.rerun, async ({ actor, params, requestId }) =>
    answer(await rerunBatch(deps, { actor, batchId: params.id, requestId })),
  );
  serve(batches.cancel, async ({ actor, params, requestId }) =>
    answer(await cancelBatch(deps, { actor, id: params.id, requestId })),
  );
  serve(batches.rename, async ({ actor, params, body, requestId }) =>
    answer(await renameBatch(deps, { actor, requestId, id: params.id, jobTitle: body.jobTitle })),
  );
  serve(batches.remove, async ({ actor, params, requestId }) => {
    await removeBatch(deps, { actor, id: params.id, requestId });
    return { body: undefined };
  });
  serve(batches.jobText, async ({ actor, params }) => {
    const { jobText } = await findOwn(deps.db, actor, params.id);
    return { body: { job_description_text: jobText } };
  });
  serve(batches.export, async ({ actor, params, query, requestId }) => {
    const { format, decision } = query;
    const wish = { format, names: query.names === 'true', decision };
    const asked = { id: params.id, requestId };
    return { body: await exportBatch({ ...deps, takeTurn }, actor, asked, wish) };
  });
  serve(batches.rubric, async ({ actor, params }) => ({
    body: await batchRubric(deps, actor, params.id),
  }));
  serve(batches.saveRubric, async ({ actor, params, body, revision, requestId }) => ({
    body: await saveRubric(deps, {
      actor,
      batchId: params.id,
      lines: body.lines,
      revision,
      requestId,
    }),
  }));
  serve(terms.ofBatch, async ({ actor, params }) => ({
    body: await batchTerms(deps, actor, params.id),
  }));
  serve(terms.rescore, async ({ actor, params, requestId }) => ({
    body: await rescoreBatch(deps, { actor, batchId: params.id, requestId }),
  }));
  serve(batches.jobRequirements, async ({ actor, body }) => ({
    body: await jobRequirements(deps, actor, body.job_description_text),
  }));
}

function answer(body: BatchJob) {
  const running = !isFinal(body.status);
  return {
    body,
    headers: {
      'X-Estimated-Count': body.estimated_candidates,
      'X-Candidates-Charged': body.candidates_charged,
      ...(running && { 'Retry-After': ASK_AGAIN_AFTER }),
    },
  };
}

function chargedHeaders({ estimatedCandidates, chargedCandidates }: Charged) {
  return {
    'X-Estimated-Count': estimatedCandidates,
    'X-Candidates-Charged': chargedCandidates,
  };
}
