import { assessments } from '@candor/domain/api/assessments';
import { AppError } from '@candor/domain/errors';
import { pageOf } from '@candor/domain/model/page';
import type { Deps } from '../../../deps';
import type { Serve } from '../../../http/serve';
import { changeAssessment, createAssessment, removeAssessment } from './change-assessments';
import { draftAssessment } from './draft';
import { presentAssessment, presentSummary } from './present';
import { countInvited, findOwnAssessment, listOwnAssessments } from './store';

/** The calls by which an account builds assessments. */
export function assessmentRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;
  serve(assessments.draft, async ({ actor, body }) => ({
    body: await draftAssessment(deps, actor, body.job_description_text),
  }));
  serve(assessments.create, async (call) => ({
    body: presentAssessment(await createAssessment(deps, call), 0),
  }));
  serve(assessments.list, async ({ actor, query }) => {
    const { rows, total } = await listOwnAssessments(db, actor.userId, query);
    return { body: { assessments: rows.map(presentSummary), ...pageOf(total, query) } };
  });
  serve(assessments.show, async ({ actor, params }) => {
    const row = await findOwnAssessment(db, { userId: actor.userId, id: params.id });
    if (!row) throw new AppError('not_found');
    return { body: presentAssessment(row, await countInvited(db, row.id)) };
  });
  serve(assessments.change, async (call) => {
    const row = await changeAssessment(deps, call);
    return { body: presentAssessment(row, await countInvited(db, row.id)) };
  });
  serve(assessments.remove, async (call) => {
    await removeAssessment(deps, call);
    return { body: undefined };
  });
}
