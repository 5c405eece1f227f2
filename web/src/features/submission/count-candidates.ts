import { isFileInput } from '@candor/domain/rules/file-input';
import { estimateCandidates } from '@candor/domain/rules/quota';
import { chargedOf, countOf, isExact } from './candidate-reading';
import type { FormState } from './form-state';

export type CandidateCount = {
  /** Rows or documents: what a batch size limits. */
  size: number;
  /** What the quota pays for. */
  charged: number;
  /** Whether it was counted rather than guessed. */
  exact: boolean;
};

/**
 * How many candidates a submission contains: counted if the browser could, otherwise the typed or the usual estimate.
 */
export function countCandidates(form: FormState): CandidateCount {
  const size = countOf(form.reading);
  const charged = chargedOf(form.reading);
  if (isFileInput(form.inputType) && size !== null && charged !== null)
    return { size, charged, exact: isExact(form.reading) };
  const typed = Number(form.estimate.trim() || Number.NaN);
  const guess =
    Number.isFinite(typed) && typed >= 1
      ? typed
      : estimateCandidates(form.inputType, form.file?.size ?? 0);
  return { size: guess, charged: guess, exact: false };
}

/** Whether there is anything yet to count. */
export function hasSource(form: FormState): boolean {
  return isFileInput(form.inputType) ? form.file !== null : true;
}
