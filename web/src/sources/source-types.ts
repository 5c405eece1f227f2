import type { ConnectedType } from '@candor/domain/model/source';
import { Cloud, Database, FolderOpen, type LucideIcon } from 'lucide-react';

/** How each type of connected source is called and drawn. */
export const SOURCE_TYPES: Record<ConnectedType, { name: string; icon: LucideIcon }> = {
  google_drive: { name: 'Google Drive', icon: FolderOpen },
  aws_s3: { name: 'Amazon S3', icon: Cloud },
  database: { name: 'Database', icon: Database },
};
