import { assessments } from '@candor/domain/api/assessments';
import { invitations } from '@candor/domain/api/invitations';
import type {
  Assessment,
  AssessmentBody,
  AssessmentSummary,
} from '@candor/domain/model/assessment';
import { PAGE_ROWS } from '@candor/domain/model/page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '../../api/new-id';
import { paths } from '../../paths';
import { useApp, useSessionState } from '../../session/app-context';
import { keyOf, scopeOf, useCall, useInvalidate } from '../../session/use-call';
import { useTellError } from '../../session/use-tell-error';
import { notify } from '../../ui/toast';

/** A page of the account's assessments. The page before stays in sight until the next one is here. */
export function useAssessmentList(skip: number) {
  return useCall(
    assessments.list,
    { query: { limit: String(PAGE_ROWS), skip: String(skip) } },
    { placeholderData: (before) => before, refetchOnWindowFocus: true },
  );
}

/** One assessment with its steps. */
export function useAssessment(id: string) {
  return useCall(assessments.show, { params: { id } });
}

/** Rereads the lists that contain a changed assessment. */
export function useAssessmentsChanged(): () => Promise<void> {
  const invalidate = useInvalidate();
  return useCallback(() => invalidate(assessments.list, invitations.assessments), [invalidate]);
}

/** Remembers an assessment as it was answered, so that its page begins with it. */
export function useKnownAssessment(): (assessment: Assessment) => void {
  const client = useQueryClient();
  const scope = scopeOf(useSessionState());
  return (assessment) => {
    const params = { id: assessment.assessment_id };
    client.setQueryData(keyOf(scope, assessments.show.name, { params }), assessment);
  };
}

/** The longest title that an assessment can have. */
const LONGEST_TITLE = 200;

/** Makes a copy of an assessment and offers to open it. */
export function useDuplicate() {
  const { api } = useApp();
  const navigate = useNavigate();
  const changed = useAssessmentsChanged();
  const tell = useTellError('assessment-copy');
  return useMutation({
    mutationFn: async ({ assessment_id: id }: AssessmentSummary) => {
      const original = await api.call(assessments.show, { params: { id } });
      const idempotencyKey = newId();
      return api.call(assessments.create, { body: copyOf(original), idempotencyKey });
    },
    onSuccess: ({ assessment_id: id, title }) =>
      notify({
        kind: 'success',
        title: `“${title}” was made`,
        action: { label: 'Open', run: () => void navigate(paths.assessment(id)) },
      }),
    onError: (error) => tell(error),
    onSettled: changed,
  });
}

function copyOf(original: Assessment): AssessmentBody {
  const { title, job_title, company, contact_email, job_description_text } = original;
  const { milestones, time_limit_minutes, show_result } = original;
  return {
    job_title,
    company,
    contact_email,
    job_description_text,
    milestones,
    time_limit_minutes,
    show_result,
    title: `Copy of ${title}`.slice(0, LONGEST_TITLE),
  };
}
