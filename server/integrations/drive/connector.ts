import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { ConnectedSource, Connector } from '../../ports/connector';
import type { DriveSettings } from '../../settings/drive';
import { folderItems } from '../../sources/folder-items';
import { type DriveApi, type DriveOptions, openDriveApi } from './drive-api';
import { DriveError } from './drive-error';
import { explainFolder, refused } from './explain';
import { holdsProof } from './proof';
import { readFile } from './read-file';
import { walk } from './walk';
import { type DriveFile, FOLDER } from './wire';

type Options = DriveOptions & { log: Logger };

/** Folders of Google Drive that people share with the service account of this installation. */
export function openDrive(settings: DriveSettings, options: Options): Connector<'google_drive'> {
  const { account } = settings;
  const drive = openDriveApi(settings, options);

  /** The error in words for the folder's owner; the operator finds Drive's own reason in the log. */
  const explained = (error: unknown) => {
    if (error instanceof DriveError) {
      const { fault, reason, status } = error;
      options.log.warn({ fault, reason, status }, 'a folder of Google Drive could not be used');
    }
    return explainFolder(error, account);
  };

  return {
    identity: account,
    open: async ({ folder_id: folderId }, { proofName }, signal) => {
      try {
        const root = await openFolder(drive, folderId, proofName, signal);
        return sourceOf(root, proofName, signal);
      } catch (error) {
        signal.throwIfAborted();
        throw explained(error);
      }
    },
  };

  function sourceOf(root: DriveFile, proofName: string, signal: AbortSignal): ConnectedSource {
    const read = (entry: string) => readFile(drive, entry, signal);
    const openFile = async (entry: string) => {
      const bytes = await read(entry);
      return bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes;
    };
    return {
      label: root.name,
      read,
      async *items() {
        signal.throwIfAborted();
        try {
          const files = walk({ drive, root, proofName, account }, signal);
          yield* folderItems(files, openFile, proofName);
        } catch (error) {
          signal.throwIfAborted();
          throw explained(error);
        }
      },
      close: async () => {},
    };
  }
}

async function openFolder(
  drive: DriveApi,
  folderId: string,
  proofName: string,
  signal: AbortSignal,
): Promise<DriveFile> {
  const root = await drive.file(folderId, signal);
  if (root.mimeType !== FOLDER) throw refused(NO_FOLDER);
  if (root.trashed) throw refused(TRASHED);
  if (await holdsProof(drive, root.id, proofName, signal)) return root;
  throw refused(
    `This folder does not show yet that it is yours: put an empty file named ${proofName}.txt into it and try again.`,
  );
}

const NO_FOLDER =
  'This is the ID of a file, not of a folder. Open the folder in Google Drive and copy the last part of its address.';
const TRASHED = 'This folder lies in the trash of Google Drive. Take it out and try again.';
