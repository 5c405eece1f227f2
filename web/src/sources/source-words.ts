import type { InputType } from '@candor/domain/rules/plans';

/** Where candidates came from, in words. */
export const SOURCE_WORD: Record<InputType, string> = {
  csv_file: 'CSV file',
  zip_file: 'ZIP file',
  google_drive: 'Google Drive',
  aws_s3: 'S3',
  database: 'Database',
};
