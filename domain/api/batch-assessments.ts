import { BatchParams } from '../model/batch';
import { BatchAssessments } from '../model/batch-assessment';
import { endpoint } from './endpoint';

/**
 * One of the invitation calls in its own file: the results use it without loading anything else about invitations.
 */
export const batchAssessments = endpoint({
  name: 'invitations.ofBatch',
  method: 'GET',
  path: '/api/invitations/of-batch/:id',
  summary:
    "List the assessment scores of a batch's candidates, matched by e-mail address; not part of the match",
  access: { kind: 'account', byKey: true },
  params: BatchParams,
  ok: { status: 200, body: BatchAssessments },
  errors: ['not_found'],
  noStore: true,
});
