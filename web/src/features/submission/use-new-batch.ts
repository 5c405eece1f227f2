import { batches } from '@candor/domain/api/batches';
import { useCallback, useMemo, useState } from 'react';
import { asClientError } from '../../api/client-error';
import { useApp, useUser } from '../../session/app-context';
import { useChargeLock } from '../../session/charge-problem';
import { useQuota, useSubscription } from '../../session/use-plan';
import { notify } from '../../ui/toast';
import { EMPTY_FORM, type FormState, ofItsSource } from './form-state';
import { useCandidateFile } from './use-candidate-file';
import { useDraft } from './use-draft';
import { useFormProblems } from './use-form-problems';
import { useJobFile } from './use-job-file';
import { useSendBatch } from './use-send-batch';

/** The new batch form: what is in it, its draft, its checks and its way to the server. */
export function useNewBatch() {
  const { api } = useApp();
  const user = useUser();
  const subscription = useSubscription();
  const quota = useQuota();
  const locked = useChargeLock();
  const [written, setForm] = useState<FormState>(EMPTY_FORM);
  const form = useMemo(() => ofItsSource(written), [written]);
  const draft = useDraft(user.id, written, setForm);
  const problems = useFormProblems();
  const [awaited, setAwaited] = useState(false);

  const { clear } = problems;
  const forget = useCallback(() => {
    setAwaited(false);
    clear();
  }, [clear]);

  const { giveUp, ...jobFile } = useJobFile({
    text: form.jobText,
    onText: (jobText) => setForm((before) => ({ ...before, jobText })),
    onProblem: () => setAwaited(false),
  });

  const change = useCallback(
    (next: Partial<FormState>) => {
      if (next.jobText !== undefined) giveUp();
      setForm((before) => ({ ...before, ...next }));
      forget();
    },
    [forget, giveUp],
  );

  const { open } = jobFile;
  const openJob = useCallback(
    (file: File) => {
      forget();
      open(file);
    },
    [forget, open],
  );

  const { takeCandidates, takeFiles } = useCandidateFile({
    form: written,
    setForm,
    onChosen: forget,
    onJob: openJob,
    onRefused: (message) => {
      setAwaited(false);
      problems.show([{ field: 'candidate_source_file', message }], null);
    },
  });

  const applySavedJob = useCallback(
    async (batchId: string) => {
      try {
        const { job_description_text } = await api.call(batches.jobText, {
          params: { id: batchId },
        });
        change({ jobText: job_description_text });
      } catch (error) {
        notify({ kind: 'error', title: asClientError(error).message });
      }
    },
    [api, change],
  );

  const { submit, sending } = useSendBatch({
    form,
    jobUnread: jobFile.reading !== null,
    problems,
    awaited,
    setAwaited,
    onSent: () => {
      setForm(EMPTY_FORM);
      giveUp();
    },
  });

  /** Without the edits, which the plan does not score by: sent as soon as the form has let go of them. */
  const submitAsRead = () => {
    change({ rubric: null });
    setAwaited(true);
  };

  return {
    form,
    errors: problems.errors,
    problem: problems.problem,
    draft,
    quota: quota.data,
    subscription: subscription.data,
    locked,
    awaiting: awaited,
    sending,
    change,
    takeCandidates,
    takeFiles,
    jobFile: { ...jobFile, open: openJob },
    applySavedJob,
    submit,
    submitAsRead,
  };
}
