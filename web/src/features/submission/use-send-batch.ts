import { users } from '@candor/domain/api/users';
import { useEffect } from 'react';
import { ClientError } from '../../api/client-error';
import { useInvalidate } from '../../session/use-call';
import { useQuota, useSubscription } from '../../session/use-plan';
import { notify } from '../../ui/toast';
import { checkSubmission } from './check-submission';
import { type FormState, isBeingRead } from './form-state';
import type { FormProblems } from './use-form-problems';
import { useSubmit } from './use-submit';

type SendBatchOptions = {
  form: FormState;
  /** The job description is a file that is still read. */
  jobUnread: boolean;
  problems: FormProblems;
  /** Whether the form is to be sent as soon as its files are read. */
  awaited: boolean;
  setAwaited: (awaited: boolean) => void;
  onSent: () => void;
};

/**
 * Sends the form after the checks that need no server. Pressed while a file is still read, it is sent as soon as it is
 * known what would be sent.
 */
export function useSendBatch(options: SendBatchOptions): {
  submit: () => void;
  /** How far the upload is, from 0 to 1; null while nothing is sent. */
  sending: { uploaded: number } | null;
} {
  const { form, jobUnread, problems, awaited, setAwaited, onSent } = options;
  const subscription = useSubscription();
  const quota = useQuota();
  const reread = useInvalidate();
  const unread = jobUnread || isBeingRead(form);
  const submission = useSubmit({
    onSent,
    onFailed: (error) => problems.show(error.fields, error),
  });

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
    const isPlan = first?.field === 'plan';
    problems.show(found, isPlan ? new ClientError(first) : null);
    if (first) {
      notify({ kind: 'error', title: first.message });
      // The plan may have been changed elsewhere; without a call this page would refuse by the old one for ever.
      if (isPlan) void reread(users.subscription, users.quotaStatus);
      return;
    }
    setAwaited(unread);
    if (unread) return;
    for (const title of check.warnings) notify({ kind: 'warning', title });
    submission.mutate(form);
  };

  const readNow = awaited && !unread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, when the reading is there, with the form as it is then
  useEffect(() => {
    if (readNow) submit();
  }, [readNow]);

  return { submit, sending: submission.isPending ? { uploaded: submission.uploaded } : null };
}
