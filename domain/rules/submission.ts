import type { FieldError } from '../errors';
import { messages } from '../messages';
import { type FileInputType, isFileInput } from './file-input';
import { InputType } from './plans';

/** A job description is trimmed before it is measured. Lengths are in UTF-16 units. */
export const JOB_TEXT = { min: 50, advised: 5_000, warnAbove: 10_000, max: 100_000 } as const;

const MEGABYTE = 1024 * 1024;

/** The rules for a candidate file, by input type. */
export const FILE_RULES = {
  csv_file: {
    extension: '.csv',
    maxMegabytes: 10,
    mimes: ['text/csv', 'application/csv', 'text/plain'],
  },
  zip_file: {
    extension: '.zip',
    maxMegabytes: 50,
    mimes: ['application/zip', 'application/x-zip-compressed'],
  },
} as const satisfies Record<FileInputType, object>;

/** What is known about a file before it is read. `size` is in bytes. */
export type FileFacts = { name: string; size: number; type: string };

type SourceField = { key: string; label: string; required: boolean; pattern?: RegExp };

/** The configuration fields of sources that are not a file. */
export const SOURCE_FIELDS: Record<Exclude<InputType, FileInputType>, readonly SourceField[]> = {
  google_drive: [
    { key: 'folder_id', label: 'Folder ID', required: true, pattern: /^[A-Za-z0-9_-]{28,}$/ },
  ],
  aws_s3: [
    { key: 'bucket_name', label: 'Bucket Name', required: true, pattern: /^[a-z0-9.-]{3,63}$/ },
    { key: 'folder_path', label: 'Folder Path', required: false },
  ],
  database: [
    { key: 'connection_string', label: 'Connection String', required: true },
    { key: 'query', label: 'Query', required: true },
  ],
};

export type Submission = {
  jobText: string;
  inputType: string;
  file: FileFacts | null;
  sourceConfig: unknown;
};

/**
 * What is wrong with a submission, before any plan is checked, in the order of the form. Browser and server run the
 * same rules.
 */
export function submissionErrors(submission: Submission): FieldError[] {
  const errors = [...jobTextErrors(submission.jobText)];
  const type = InputType.safeParse(submission.inputType);
  if (!type.success) return [...errors, inputTypeError(submission.inputType)];
  if (isFileInput(type.data)) return [...errors, ...fileErrors(type.data, submission.file)];
  // The owner and type of a saved source are only known where it is stored.
  if (savedSourceOf(submission.sourceConfig) !== null) return errors;
  return [...errors, ...sourceConfigErrors(type.data, submission.sourceConfig)];
}

/** What is wrong with a job description. */
export function jobTextErrors(jobText: string): FieldError[] {
  const length = jobText.trim().length;
  const field = 'job_description_text';
  if (jobText.length === 0) return [{ field, message: messages.jobRequired }];
  if (length < JOB_TEXT.min) return [{ field, message: messages.jobTooShort }];
  if (length > JOB_TEXT.max) return [{ field, message: messages.jobTooLong(JOB_TEXT.max) }];
  return [];
}

function inputTypeError(value: string): FieldError {
  const message = value === '' ? messages.inputTypeRequired : messages.inputTypeInvalid(value);
  return { field: 'input_type', message };
}

/** What is wrong with a candidate file. Several findings become one message, joined with '; '. */
export function fileErrors(type: FileInputType, file: FileFacts | null): FieldError[] {
  const field = 'candidate_source_file';
  if (!file) return [{ field, message: messages.fileRequired(type) }];
  const rule = FILE_RULES[type];
  const found: string[] = [];
  if (!file.name.toLowerCase().endsWith(rule.extension)) {
    found.push(messages.fileTypeNotAccepted(rule.extension));
    if (file.type && !isKnownMime(type, file.type)) found.push(messages.mimeUnsupported(file.type));
  }
  if (file.size > rule.maxMegabytes * MEGABYTE)
    found.push(messages.fileTooLarge(rule.maxMegabytes));
  if (file.size === 0) found.push(messages.fileEmpty);
  return found.length > 0 ? [{ field, message: found.join('; ') }] : [];
}

function isKnownMime(type: FileInputType, mime: string): boolean {
  const bare = mime.split(';')[0]?.trim().toLowerCase();
  return FILE_RULES[type].mimes.some((known) => known === bare);
}

/** What is wrong with the configuration of a source that is not a file. */
export function sourceConfigErrors(
  type: Exclude<InputType, FileInputType>,
  config: unknown,
): FieldError[] {
  if (!isRecord(config)) {
    return [{ field: 'source_config_json', message: messages.configRequired(type) }];
  }
  const fields = recordOf(config);
  return SOURCE_FIELDS[type].flatMap(({ key, label, required, pattern }) => {
    const value = fields[key];
    const field = `source_config_json.${key}`;
    if (isBlank(value)) return required ? [{ field, message: messages.labelRequired(label) }] : [];
    const fits = typeof value === 'string' && (!pattern || pattern.test(value.trim()));
    return fits ? [] : [{ field, message: messages.labelInvalid(label) }];
  });
}

/** The id of the saved source used instead of a configuration; null if there is none. */
export function savedSourceOf(config: unknown): string | null {
  return textOf(recordOf(config).saved_source_id) || null;
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? Object.fromEntries(Object.entries(value)) : {};
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Nothing or only whitespace: what a form sends for a field left empty. */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Whether an estimate typed by a person is usable: a whole or fractional number of at least 1. */
export function estimateError(value: string | number): string | null {
  const number = typeof value === 'number' ? value : Number(value.trim() || Number.NaN);
  return Number.isFinite(number) && number >= 1 ? null : messages.estimateInvalid;
}

/** What deserves a remark but does not prevent a submission. */
export function submissionWarnings(jobText: string, estimatedCandidates: number): string[] {
  return [
    ...(jobText.trim().length > JOB_TEXT.warnAbove ? [messages.jobLong] : []),
    ...(estimatedCandidates > 10_000 ? [messages.estimateLarge] : []),
  ];
}
