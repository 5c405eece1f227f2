import { MATCH_FILE_MEGABYTES } from '@candor/domain/api/analytics';
import { messages } from '@candor/domain/messages';
import { DOCUMENT_TYPES, isDocumentName } from '@candor/domain/model/document-types';

/** Why a document is not sent to be read at once; null when it can be. */
export function documentError({ name, size }: File): string | null {
  if (!isDocumentName(name)) return messages.fileType(DOCUMENT_TYPES);
  if (size > MATCH_FILE_MEGABYTES * 1024 * 1024) return messages.fileSize(MATCH_FILE_MEGABYTES);
  return size === 0 ? messages.fileEmpty : null;
}
