import { isFileInput } from '@candor/domain/rules/file-input';
import { EDITING, type FeatureName, type InputType } from '@candor/domain/rules/plans';
import type { RubricEdits } from '@candor/domain/rules/rubric-edits';
import { isBlank, type Submission } from '@candor/domain/rules/submission';
import type { CandidateReading } from './candidate-reading';

/** Everything entered into the new batch form. */
export type FormState = {
  jobText: string;
  inputType: InputType;
  file: File | null;
  /** What the browser found in the file; null while it is being read. */
  reading: CandidateReading | null;
  /** The fields of the sources that are not a file, by key. */
  config: Record<string, string>;
  /** What the person typed over the estimate; empty to use ours. */
  estimate: string;
  /** The edits to the requirements; null while they are as read. */
  rubric: RubricEdits | null;
};

export const EMPTY_FORM: FormState = {
  jobText: '',
  inputType: 'csv_file',
  file: null,
  reading: null,
  config: {},
  estimate: '',
  rubric: null,
};

/** The form as the shared rules read it. */
export function submissionOf(form: FormState): Submission {
  const { file } = form;
  return {
    jobText: form.jobText,
    inputType: form.inputType,
    file: file && { name: file.name, size: file.size, type: file.type },
    sourceConfig: isFileInput(form.inputType) || isUntouched(form) ? null : form.config,
  };
}

function isUntouched({ config }: FormState): boolean {
  return Object.values(config).every(isBlank);
}

/** Whether nobody has entered anything: a chosen kind of source alone is no draft. */
export function isBare(form: FormState): boolean {
  return isBlank(form.jobText) && form.file === null && isUntouched(form) && isBlank(form.estimate);
}

/** What the plan has to open for a batch; null as long as every plan may submit it. */
export function requiredFeature({ rubric }: FormState): FeatureName | null {
  return rubric === null ? null : EDITING;
}

/**
 * The form without a file that belongs to a source other than the chosen one: a table is not a ZIP. It is restored
 * when that source is chosen again.
 */
export function ofItsSource(form: FormState): FormState {
  const source = form.file && inputTypeOf(form.file.name);
  if (source === null || source === form.inputType) return form;
  return { ...form, file: null, reading: null };
}

/** Whether the browser is still reading the file: what it would send is not known yet. */
export function isBeingRead({ inputType, file, reading }: FormState): boolean {
  return isFileInput(inputType) && file !== null && reading === null;
}

/** The source that a file name stands for; null for any other name. */
export function inputTypeOf(name: string): 'csv_file' | 'zip_file' | null {
  if (name.toLowerCase().endsWith('.csv')) return 'csv_file';
  return name.toLowerCase().endsWith('.zip') ? 'zip_file' : null;
}
