import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { Deps } from '../../../deps';
import type { Serve } from '../../../http/serve';
import { askSender } from './ask';
import { copyOfAnswers } from './copy';
import { demandUnsent, withInvited } from './find-invited';
import { completeStep, submitAnswers } from './finish';
import { noteCall } from './note-call';
import { openInvited } from './open';
import { presentStep } from './present';
import { saveAnswer } from './save-answer';
import { startInvited } from './start';
import { setReminders } from './stop-reminders';
import { findAnswer } from './store';
import { stepOf } from './work';

/** The calls of a candidate, behind the code of an invitation. */
export function candidateRoutes(serve: Serve, deps: Deps): void {
  const { db, clock } = deps;
  serve(candidateAssessment.open, async ({ params: { code }, ip, visitor }) => ({
    body: await openInvited(deps, { code, ip, visitor }),
  }));
  serve(candidateAssessment.start, async ({ params: { code }, body, ip, requestId }) => ({
    body: await startInvited(deps, { code, ip, body, requestId }),
  }));
  serve(candidateAssessment.milestone, async ({ params: { code, milestone_id: id }, ip }) => ({
    body: await withInvited(deps, { code, ip }, async (row) => {
      const now = clock.now();
      await demandUnsent(db, row, now);
      const { step, position } = stepOf(row, id);
      await noteCall(deps, row, now);
      const answer = await findAnswer(db, { invitationId: row.id, milestoneId: id });
      return presentStep(step, position, answer);
    }),
  }));
  serve(candidateAssessment.saveAnswer, async ({ params, body, ip }) => ({
    body: await saveAnswer(deps, { code: params.code, stepId: params.milestone_id, ip, body }),
  }));
  serve(candidateAssessment.complete, async ({ params, ip }) => ({
    body: await completeStep(deps, { code: params.code, stepId: params.milestone_id, ip }),
  }));
  serve(candidateAssessment.submit, async ({ params: { code }, ip, requestId }) => ({
    body: await submitAnswers(deps, { code, ip, requestId }),
  }));
  serve(candidateAssessment.copy, async ({ params: { code }, ip }) => ({
    body: await copyOfAnswers(deps, { code, ip }),
  }));
  serve(candidateAssessment.request, async ({ params: { code }, body, ip, requestId }) => {
    const request_id = await askSender(deps, { code, ip, body, requestId });
    return { body: { success: true, request_id } as const };
  });
  serve(candidateAssessment.reminders, async ({ params: { code }, body, ip, requestId }) => ({
    body: await setReminders(deps, { code, ip, wanted: body.wanted, requestId }),
  }));
}
