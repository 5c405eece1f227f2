import { batches } from '@candor/domain/api/batches';
import { messages } from '@candor/domain/messages';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { asClientError } from '../../api/client-error';
import { paths } from '../../paths';
import { useApp, useUser } from '../../session/app-context';
import { useQuota, useSubscription } from '../../session/use-plan';
import { notify } from '../../ui/toast';
import { checkSubmission } from './check-submission';
import { clearDraft } from './draft-store';
import { EMPTY_FORM, type FormState, inputTypeOf } from './form-state';
import { isJobFile, readJobFile } from './read-job-file';
import { useDraft } from './use-draft';
import { useFileReading } from './use-file-reading';
import { useSubmit } from './use-submit';

export type FormErrors = Record<string, string>;

/** The new batch form: what is in it, its draft, its checks and its way to the server. */
export function useNewBatch() {
  const { api } = useApp();
  const user = useUser();
  const navigate = useNavigate();
  const subscription = useSubscription();
  const quota = useQuota();
  const [form, setForm] = useState<FormState>(EMPTY_FORM);
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState<{ message: string; upgrade: boolean } | null>(null);
  const draft = useDraft(user.id, form, setForm);
  const submission = useSubmit();

  const change = useCallback((next: Partial<FormState>) => {
    setForm((before) => ({ ...before, ...next }));
    setErrors({});
    setProblem(null);
  }, []);

  useFileReading(form.file, (file, reading) =>
    setForm((before) => (before.file === file ? { ...before, reading } : before)),
  );

  /** Takes any file to where it belongs: a table or an archive to the candidates, a text to the job. */
  const takeFile = useCallback(
    (file: File) => {
      const inputType = inputTypeOf(file.name);
      if (!inputType && isJobFile(file.name)) {
        void readJobFile(file).then((jobText) => change({ jobText }));
        return;
      }
      setForm((before) => ({
        ...before,
        inputType: inputType ?? (before.inputType === 'zip_file' ? 'zip_file' : 'csv_file'),
        file,
        reading: null,
        estimate: '',
      }));
      setErrors({});
      setProblem(null);
    },
    [change],
  );

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

  const submit = () => {
    if (submission.isPending) return;
    const check = checkSubmission(form, subscription.data, quota.data);
    const [first] = check.errors;
    setErrors(
      Object.fromEntries([...check.errors].reverse().map(({ field, message }) => [field, message])),
    );
    if (first) {
      setProblem(first.field === 'plan' ? first : null);
      notify({ kind: 'error', title: first.message });
      return;
    }
    setProblem(null);
    for (const title of check.warnings) notify({ kind: 'warning', title });
    submission.mutate(form, {
      onSuccess: (job) => {
        setForm(EMPTY_FORM);
        void clearDraft(user.id);
        const place = job.queuePosition === null ? undefined : `Queue no. ${job.queuePosition}`;
        notify({
          id: `batch-${job.batch_job_id}`,
          kind: 'success',
          title: `${job.jobTitle} is submitted`,
          detail: place,
          action: {
            label: 'Open results',
            run: () => void navigate(paths.batch(job.batch_job_id)),
          },
        });
      },
      onError: (thrown) => {
        const error = asClientError(thrown);
        const known = error.status >= 400 && error.status < 500;
        const message = known ? error.message : messages.submissionFailed;
        setErrors(
          Object.fromEntries(error.fields.map(({ field, message: text }) => [field, text])),
        );
        setProblem({ message, upgrade: error.action === 'upgrade' });
        notify({ kind: 'error', title: message });
      },
    });
  };

  return {
    form,
    errors,
    problem,
    draft,
    quota: quota.data,
    subscription: subscription.data,
    sending: submission.isPending ? { uploaded: submission.uploaded } : null,
    change,
    takeFile,
    applySavedJob,
    submit,
  };
}
