import type { ConnectedType } from '@candor/domain/model/source';

/** How a connected source is called in a sentence. */
export const SOURCE_NAME: Record<ConnectedType, string> = {
  google_drive: 'Google Drive',
  aws_s3: 'Amazon S3',
  database: 'A database',
};
