import { CODE_OF_LIMIT, type ErrorCode, type FieldError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { QuotaStatus, Subscription } from '@candor/domain/model/plan';
import { planProblems, quotaWarning } from '@candor/domain/rules/plan-checks';
import {
  estimateError,
  submissionErrors,
  submissionWarnings,
} from '@candor/domain/rules/submission';
import { allowanceOf } from '../../session/use-plan';
import { countCandidates } from './count-candidates';
import { type FormState, requiredFeature, submissionOf } from './form-state';

export type SubmissionCheck = {
  /** In the order of the form; the first one stops the submission and is shown. */
  errors: (FieldError & { code: ErrorCode })[];
  warnings: string[];
};

/**
 * Everything that can be known about a submission before it leaves. A quota that could not be loaded passes with a
 * warning, because the server checks it too; a subscription that could not be loaded does not pass.
 */
export function checkSubmission(
  form: FormState,
  subscription: Subscription | undefined,
  quota: QuotaStatus | undefined,
): SubmissionCheck {
  const locked =
    subscription?.validation_enabled === true &&
    !subscription.allowed_input_types.includes(form.inputType);
  const found = [...submissionErrors(submissionOf(form)), ...sourceErrors(form)].filter(
    // The fields of a source that the plan does not take are not there to be filled in.
    ({ field }) => !locked || field === 'job_description_text',
  );
  const errors = found.map((error) => ({ ...error, code: 'validation_error' as const }));
  const count = countCandidates(form);
  const warnings = submissionWarnings(form.jobText, count.size);
  if (!subscription) {
    const missing = { field: 'plan', message: messages.subscriptionMissing };
    return {
      errors: [...errors, { ...missing, code: 'subscription_data_missing' }],
      warnings,
    };
  }
  if (!subscription.validation_enabled) return { errors, warnings };
  const allowance = allowanceOf(subscription, quota);
  const problems = planProblems(
    { ...allowance, candidatesRemaining: null },
    { inputType: form.inputType, candidates: count.size, feature: requiredFeature(form) },
  );
  // The quota pays for distinct texts only, so it is asked about fewer people than the batch size is.
  const short = planProblems(
    { ...allowance, maxBatchSize: null },
    { inputType: form.inputType, candidates: count.charged, feature: requiredFeature(form) },
  ).filter((problem) => problem.limitType === 'candidate_quota');
  const planErrors = [
    ...problems.map(({ limitType, message }) => ({ message, code: CODE_OF_LIMIT[limitType] })),
    ...short.map(({ message }) => ({ message, code: 'insufficient_quota' as const })),
  ].map((problem) => ({ ...problem, field: 'plan' }));
  const share = quotaWarning(allowance, count.charged);
  return {
    errors: [...errors, ...planErrors],
    warnings: [...warnings, ...(share ? [share] : []), ...(quota ? [] : [messages.quotaUnknown])],
  };
}

function sourceErrors(form: FormState): FieldError[] {
  const { reading } = form;
  if (form.inputType !== 'csv_file' && form.inputType !== 'zip_file') {
    const message = form.estimate.trim() === '' ? null : estimateError(form.estimate);
    return message ? [{ field: 'estimate', message }] : [];
  }
  if (!form.file || !reading) return [];
  const field = 'candidate_source_file';
  if (reading.kind === 'failed') return [{ field, message: reading.cause }];
  if (reading.kind === 'csv' && reading.textColumn === null) {
    return [{ field, message: 'The column candidate_text is missing' }];
  }
  return countCandidates(form).size === 0
    ? [{ field, message: 'There is no candidate in this file' }]
    : [];
}
