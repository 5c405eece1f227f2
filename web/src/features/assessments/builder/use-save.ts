import { assessments } from '@candor/domain/api/assessments';
import type { Assessment, AssessmentBody } from '@candor/domain/model/assessment';
import { useMutation } from '@tanstack/react-query';
import type { ClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { useAttempt } from '../../../session/use-attempt';
import { useAssessmentsChanged, useKnownAssessment } from '../use-assessments';

type Sent = {
  body: AssessmentBody;
  /** The revision that it is saved over; null for a new assessment. */
  revision: number | null;
};

/** Saves an assessment: a new one where there is no id, else over a revision that was seen. */
export function useSave(id: string | null) {
  const { api } = useApp();
  const attempt = useAttempt();
  const changed = useAssessmentsChanged();
  const know = useKnownAssessment();
  return useMutation<Assessment, ClientError, Sent>({
    mutationFn: ({ body, revision }) =>
      id === null
        ? api.call(assessments.create, { body, idempotencyKey: attempt.keyOf(body) })
        : api.call(assessments.change, {
            params: { id },
            body,
            revision: revision ?? undefined,
          }),
    onSuccess: (saved) => {
      attempt.done();
      know(saved);
      void changed();
    },
  });
}
