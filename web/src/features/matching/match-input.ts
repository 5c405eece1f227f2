import { MATCH_FILE_MEGABYTES } from '@candor/domain/api/analytics';
import { messages } from '@candor/domain/messages';
import { DOCUMENT_TYPES, isDocumentName } from '@candor/domain/model/document-types';

/** One side of a match: a file if there is one, else the text. */
export type Side = { text: string; file: File | null };

/** What is wrong with one side; null when it can be sent. */
export function sideError(side: Side, missing: string): string | null {
  if (!side.file) return side.text.trim() === '' ? missing : null;
  if (!isDocumentName(side.file.name)) return messages.fileType(DOCUMENT_TYPES);
  if (side.file.size > MATCH_FILE_MEGABYTES * 1024 * 1024)
    return messages.fileSize(MATCH_FILE_MEGABYTES);
  return side.file.size === 0 ? messages.fileEmpty : null;
}
