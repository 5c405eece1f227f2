import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import type { AnswerOf } from '@candor/domain/api/endpoint';
import { CLIENT_VERSION } from '@candor/domain/api/headers';
import { users } from '@candor/domain/api/users';
import type { BatchJob } from '@candor/domain/model/batch';
import { isFileInput } from '@candor/domain/rules/file-input';
import { applyEdits } from '@candor/domain/rules/rubric-edits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { asClientError, ClientError } from '../../api/client-error';
import { newId } from '../../api/new-id';
import { paths } from '../../paths';
import { useApp, useUser } from '../../session/app-context';
import { keepRequirementCount } from '../../session/requirement-counts';
import { keyOf, scopeOf, useInvalidate } from '../../session/use-call';
import { notify } from '../../ui/toast';
import { countCandidates } from './count-candidates';
import { clearDraft } from './draft-store';
import type { FormState } from './form-state';
import { rubricField } from './rubric-field';

type Outcomes = { onSent: () => void; onFailed: (error: ClientError) => void };

/**
 * Sends a submission and says what came of it, also to somebody who has left its page meanwhile. The same form sent again
 * after a failure carries the same key, so it can never become two batches.
 */
export function useSubmit({ onSent, onFailed }: Outcomes) {
  const { api } = useApp();
  const user = useUser();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const client = useQueryClient();
  const [uploaded, setUploaded] = useState(0);
  const attempt = useRef<{ form: FormState; key: string } | null>(null);

  const send = async (form: FormState) => {
    if (attempt.current?.form !== form) attempt.current = { form, key: newId() };
    setUploaded(0);
    const withFile = isFileInput(form.inputType);
    return api.call(batches.submit, {
      fields: {
        job_description_text: form.jobText,
        input_type: form.inputType,
        ...(await rubricField(api, form)),
        ...(!withFile && { source_config_json: JSON.stringify(form.config) }),
        metadata_json: JSON.stringify({
          clientVersion: CLIENT_VERSION,
          submissionTime: new Date().toISOString(),
          planType: user.plan_info.plan_type,
          estimatedCandidates: countCandidates(form).size,
        }),
      },
      files: { candidate_source_file: withFile ? form.file : null },
      idempotencyKey: attempt.current.key,
      onProgress: ({ sent, total }) => setUploaded(total === 0 ? 0 : sent / total),
    });
  };
  /** How many were read while the job was written; 0 where that was not waited for. */
  const requirementsIn = ({ jobText, rubric }: FormState): number => {
    const input = { body: { job_description_text: jobText.trim() } };
    const key = keyOf(scopeOf({ user }), batches.jobRequirements.name, input);
    const read =
      client.getQueryData<AnswerOf<typeof batches.jobRequirements>>(key)?.requirements ?? [];
    return rubric === null ? read.length : applyEdits(read, rubric).lines.length;
  };
  const mutation = useMutation({
    mutationFn: (form: FormState) => send(form).catch(refuse),
    // Not passed to each call: those would not hear of it once the page is left.
    onSuccess: (job, form) => {
      attempt.current = null;
      keepRequirementCount(window.localStorage, user.id, job.batch_job_id, requirementsIn(form));
      void clearDraft(user.id);
      onSent();
      tellSubmitted(job, () => void navigate(paths.batch(job.batch_job_id)));
    },
    onError: (thrown) => {
      const error = asClientError(thrown);
      onFailed(error);
      notify({ kind: 'error', title: error.message });
    },
    onSettled: () => void invalidate(batches.list, analytics.dashboard, users.quotaStatus),
  });
  return { ...mutation, uploaded };
}

function tellSubmitted(job: BatchJob, open: () => void): void {
  notify({
    id: `batch-${job.batch_job_id}`,
    kind: 'success',
    title: `${job.jobTitle} is submitted`,
    detail: job.queuePosition === null ? undefined : `Queue no. ${job.queuePosition}`,
    action: { label: 'Open results', run: open },
  });
}

/** A refusal by the server, or by a source behind it, names its cause; any other failure is the same to the user. */
function refuse(cause: unknown): never {
  const { status, requestId, body } = asClientError(cause);
  if ((status >= 400 && status < 500) || body?.reason !== undefined) throw cause;
  throw new ClientError({
    code: 'submission_error',
    status,
    cause,
    ...(requestId !== null && { requestId }),
  });
}
