import { z } from 'zod';
import { storable } from '../../db/storable';

const NATIVE = 'application/vnd.google-apps.';
export const FOLDER = `${NATIVE}folder`;
export const SHORTCUT = `${NATIVE}shortcut`;
export const GOOGLE_DOC = `${NATIVE}document`;
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Whether it is one of Google's own kinds, which have no bytes to download. */
export const isNative = (mimeType: string) => mimeType.startsWith(NATIVE);

const FileId = z.string().regex(/^[A-Za-z0-9_-]{1,200}$/);
const FILE_FIELDS =
  'id,name,mimeType,size,modifiedTime,md5Checksum,trashed,driveId,owners(permissionId),' +
  'shortcutDetails(targetId,targetMimeType),capabilities(canDownload,canListChildren)';

/** A file of Drive (REST resource "files"), as far as it is asked for. */
export const DriveFile = z.object({
  id: FileId,
  name: z.string().max(40_000).transform(storable),
  mimeType: z.string().max(300),
  /** Bytes. Google's own kinds have none. */
  size: z.string().regex(/^\d+$/).transform(Number).optional(),
  modifiedTime: z.string().max(40).optional(),
  md5Checksum: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  trashed: z.boolean().optional(),
  /** Present in a shared drive; anything else has owners. */
  driveId: z.string().optional(),
  owners: z.array(z.object({ permissionId: z.string() })).optional(),
  shortcutDetails: z.object({ targetId: FileId, targetMimeType: z.string().optional() }).optional(),
  capabilities: z
    .object({ canDownload: z.boolean().optional(), canListChildren: z.boolean().optional() })
    .optional(),
});
export type DriveFile = z.infer<typeof DriveFile>;

/** A page of a list. The token is there only when `fields` names it. */
export const FilePage = z.object({
  nextPageToken: z.string().min(1).max(10_000).optional(),
  incompleteSearch: z.boolean().optional(),
  files: z.array(DriveFile).max(1000).default([]),
});
export type FilePage = z.infer<typeof FilePage>;

/** Without both, whatever lies in a shared drive is not there. */
const ALL_DRIVES = { supportsAllDrives: 'true', includeItemsFromAllDrives: 'true' };

/** The fields requested for one file. */
export const fileQuery = { fields: FILE_FIELDS, supportsAllDrives: 'true' };

/** The parameters for listing a folder. `more` narrows it, in Drive's search language. */
export function pageQuery(
  folderId: string,
  { more, orderBy }: { more?: string; orderBy: string },
): Record<string, string> {
  const terms = [`'${quoted(folderId)}' in parents`, 'trashed = false', ...(more ? [more] : [])];
  return {
    ...ALL_DRIVES,
    q: terms.join(' and '),
    pageSize: '1000',
    orderBy,
    fields: `nextPageToken,incompleteSearch,files(${FILE_FIELDS})`,
  };
}

/** A name as Drive's search language takes it between quotes. */
export const quoted = (text: string) => text.replace(/[\\']/g, '\\$&');
