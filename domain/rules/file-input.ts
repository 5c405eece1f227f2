import type { InputType } from './plans';

/** Candidates that come with the submission, in a file of ours to count. */
export type FileInputType = Extract<InputType, 'csv_file' | 'zip_file'>;

/** Whether candidates come in a file, and not from a folder or a database that is connected. */
export function isFileInput(type: InputType): type is FileInputType {
  return type === 'csv_file' || type === 'zip_file';
}
