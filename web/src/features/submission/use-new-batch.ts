import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { asClientError, ClientError } from '../../api/client-error';
import { useApp, useUser } from '../../session/app-context';
import { useChargeLock } from '../../session/charge-problem';
import { useInvalidate } from '../../session/use-call';
import { useQuota, useSubscription } from '../../session/use-plan';
import { notify } from '../../ui/toast';
import { checkSubmission } from './check-submission';
import { EMPTY_FORM, type FormState, inputTypeOf, isBeingRead, ofItsSource } from './form-state';
import { underKnownHeads } from './under-known-heads';
import { useDraft } from './use-draft';
import { useFileReading } from './use-file-reading';
import { useJobFile } from './use-job-file';
import { useSubmit } from './use-submit';
import { useTakenFiles } from './use-taken-files';

export type FormErrors = Record<string, string>;

/** The new batch form: what is in it, its draft, its checks and its way to the server. */
export function useNewBatch() {
  const { api } = useApp();
  const user = useUser();
  const subscription = useSubscription();
  const quota = useQuota();
  const reread = useInvalidate();
  const locked = useChargeLock();
  const [written, setForm] = useState<FormState>(EMPTY_FORM);
  const form = useMemo(() => ofItsSource(written), [written]);
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState<ClientError | null>(null);
  const draft = useDraft(user.id, written, setForm);
  // Pressed while a file is still read: sent as soon as it is known what would be sent.
  const [awaited, setAwaited] = useState(false);

  const forget = useCallback(() => {
    setAwaited(false);
    setErrors({});
    setProblem(null);
  }, []);

  const jobFile = useJobFile({
    text: form.jobText,
    onText: (jobText) => setForm((before) => ({ ...before, jobText })),
    onProblem: () => setAwaited(false),
  });
  const { giveUp, open } = jobFile;
  const submission = useSubmit({
    onSent: () => {
      setForm(EMPTY_FORM);
      giveUp();
    },
    onFailed: (error) => {
      setErrors(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
      setProblem(error);
    },
  });

  const change = useCallback(
    (next: Partial<FormState>) => {
      if (next.jobText !== undefined) giveUp();
      setForm((before) => ({ ...before, ...next }));
      forget();
    },
    [forget, giveUp],
  );

  const openJob = useCallback(
    (file: File) => {
      forget();
      open(file);
    },
    [forget, open],
  );

  useFileReading(written.file, async (file, reading) => {
    // What names the columns may be gone, or the file: the table is then taken as it is.
    const renamed = await underKnownHeads(file, reading).catch(() => null);
    // Under its new heads it is read once more, and until then nothing is known of it.
    const next = renamed ? { file: renamed } : { reading };
    setForm((before) => (before.file === file ? { ...before, ...next } : before));
  });

  const takeCandidates = useCallback(
    (file: File) => {
      setForm((before) => ({
        ...before,
        inputType:
          inputTypeOf(file.name) ?? (before.inputType === 'zip_file' ? 'zip_file' : 'csv_file'),
        file,
        reading: null,
        estimate: '',
      }));
      forget();
    },
    [forget],
  );

  const takeFiles = useTakenFiles({
    // Beside a job that is there already, a document is more likely a resume: it must not take the job's place.
    jobIsThere: form.jobText.trim() !== '',
    onJob: openJob,
    onCandidates: takeCandidates,
    onRefused: (sentence) => {
      forget();
      setErrors({ candidate_source_file: sentence });
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

  const jobUnread = jobFile.reading !== null;
  const unread = jobUnread || isBeingRead(form);

  const submit = () => {
    if (submission.isPending) return;
    const check = checkSubmission(form, subscription.data, quota.data);
    // Plan limits apply to counted people, and job errors to the job that is arriving.
    const found = unread
      ? check.errors.filter(
          ({ code, field }) =>
            code === 'validation_error' && !(jobUnread && field === 'job_description_text'),
        )
      : check.errors;
    const [first] = found;
    setErrors(
      Object.fromEntries([...found].reverse().map(({ field, message }) => [field, message])),
    );
    if (first) {
      setProblem(first.field === 'plan' ? new ClientError(first) : null);
      notify({ kind: 'error', title: first.message });
      // The plan may have been changed elsewhere; without a call this page would refuse by the old one for ever.
      if (first.field === 'plan') void reread(users.subscription, users.quotaStatus);
      return;
    }
    setProblem(null);
    setAwaited(unread);
    if (unread) return;
    for (const title of check.warnings) notify({ kind: 'warning', title });
    submission.mutate(form);
  };

  /** Without the edits, which the plan does not score by: sent as soon as the form has let go of them. */
  const submitAsRead = () => {
    change({ rubric: null });
    setAwaited(true);
  };

  const readNow = awaited && !unread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, when the reading is there, with the form as it is then
  useEffect(() => {
    if (readNow) submit();
  }, [readNow]);

  return {
    form,
    errors,
    problem,
    draft,
    quota: quota.data,
    subscription: subscription.data,
    locked,
    awaiting: awaited,
    sending: submission.isPending ? { uploaded: submission.uploaded } : null,
    change,
    takeCandidates,
    takeFiles,
    jobFile: { ...jobFile, open: openJob },
    applySavedJob,
    submit,
    submitAsRead,
  };
}
