import { ats } from '@candor/domain/api/ats';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import type { JobAnalytics } from '@candor/domain/model/ats-reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp, useSessionState } from '../../../session/app-context';
import { keyOf, scopeOf } from '../../../session/use-call';
import { useTellError } from '../../../session/use-tell-error';
import { notify } from '../../../ui/toast';

/** Has a job scored against the text of its system again; a notice offers to take that back. */
export function useOwnTextAgain(type: AtsType, jobId: string) {
  const { api } = useApp();
  const client = useQueryClient();
  const scope = scopeOf(useSessionState());
  const tell = useTellError('ats-job-text');
  const { setJobText, jobAnalytics } = ats[type];
  const input = { params: { id: jobId } };
  const set = async (text: string | null) => {
    const { scoring, before } = await api.call(setJobText, { ...input, body: { job_text: text } });
    client.setQueryData<JobAnalytics>(
      keyOf(scope, jobAnalytics.name, input),
      (report) => report && { ...report, scoring },
    );
    return before;
  };
  const bringBack = useMutation({
    mutationFn: (text: string) => set(text),
    onSuccess: () => notify({ kind: 'success', title: 'The typed text is used again' }),
    onError: (error, text) => tell(error, { again: () => bringBack.mutate(text) }),
  });
  return useMutation({
    mutationFn: () => set(null),
    onSuccess: (before) =>
      notify({
        kind: 'success',
        title: `The text from ${ATS_NAMES[type]} is used again`,
        detail: 'Candidates who have a score already keep it.',
        ...(before !== null && {
          action: { label: 'Undo', run: () => bringBack.mutate(before) },
        }),
      }),
    onError: (error) => tell(error),
  });
}
