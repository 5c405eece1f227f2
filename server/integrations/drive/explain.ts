import type { ItemProblem } from '../../ports/candidate-source';
import { SourceAway, SourceRefused } from '../../ports/connector';
import { DriveError } from './drive-error';
import type { Entry } from './entry';

const FIELD = 'folder_id';

/** A refusal of the folder that the configuration names. */
export const refused = (message: string) => new SourceRefused(FIELD, message);

/** What a failed call means for the whole folder: something for its owner to do, or for later. Other errors stay themselves. */
export function explainFolder(error: unknown, account: string): unknown {
  if (!(error instanceof DriveError)) return error;
  if (error.fault === 'missing') {
    return refused(
      `This folder was not found. Share it with ${account} as Viewer and check its ID.`,
    );
  }
  if (error.fault === 'denied' || error.fault === 'withheld') {
    return refused(
      error.reason === 'domainPolicy'
        ? `Your organisation's rules do not let ${account} read this folder. Ask its Google administrator to allow it.`
        : `Google Drive does not let ${account} read this folder. Share it with this address as Viewer.`,
    );
  }
  if (error.fault === 'bad_request')
    return refused('Google Drive does not know this ID. Check it.');
  if (error.fault === 'not_admitted') {
    return refused(
      'Google does not let this installation of Candor use Google Drive. Please contact support, or upload a ZIP file.',
    );
  }
  if (error.fault === 'unusable') {
    return new SourceAway(
      'Google Drive did not list this folder to its end. Please try again later.',
    );
  }
  return new SourceAway('Google Drive does not answer at the moment. Please try again later.');
}

/**
 * What a failed call means for one file whose bytes are had in this way. Rethrows anything that is not a Drive error.
 */
export function explainFile(error: unknown, how: Entry['how']): ItemProblem {
  if (!(error instanceof DriveError)) throw error;
  const { fault, reason } = error;
  if (fault === 'missing') return GONE;
  // The request is always the same, so it is this document that does not become another format.
  if (fault === 'bad_request' && how === 'export') return NOT_CONVERTIBLE;
  if (fault === 'withheld') return WITHHELD[reason] ?? NOT_DOWNLOADABLE;
  if (fault !== 'denied') return AWAY;
  return reason === 'domainPolicy' ? BY_POLICY : NO_ACCESS;
}

export const GONE: ItemProblem = {
  code: 'gone',
  message:
    'This file was deleted or is no longer shared with us. Put it back into the folder: a morning schedule then scores it by itself; otherwise score the folder again.',
};

export const CHANGED: ItemProblem = {
  code: 'changed',
  message:
    'This file was changed after the folder was listed. A morning schedule scores its new version by itself; otherwise score the folder again.',
};

export const DAMAGED: ItemProblem = {
  code: 'damaged',
  message:
    'What Google Drive sends of this file does not fit its checksum; upload the file again into the folder.',
};

const AWAY: ItemProblem = {
  code: 'unavailable',
  message:
    'Google Drive did not hand this file out in time. A morning schedule tries again by itself; otherwise score the folder again later.',
};

const NO_ACCESS: ItemProblem = {
  code: 'no_access',
  message:
    'Google Drive does not let us read this file; share it like the folder, as Viewer, or put a copy into the folder.',
};

const BY_POLICY: ItemProblem = {
  code: 'no_access',
  message:
    "Your organisation's rules do not let us read this file; ask its Google administrator, or upload it in a ZIP file.",
};

const NOT_DOWNLOADABLE: ItemProblem = {
  code: 'no_access',
  message:
    'Google Drive does not allow downloads of this file; ask its owner to allow them, or put a copy into the folder.',
};

const NOT_CONVERTIBLE: ItemProblem = {
  code: 'unsupported_type',
  message:
    'Google Drive cannot turn this Google Doc into a Word document; save it as PDF or DOCX and put that into the folder.',
};

const WITHHELD: Partial<Record<string, ItemProblem>> = {
  cannotDownloadAbusiveFile: {
    code: 'no_access',
    message:
      'Google Drive marks this file as malware or spam and does not hand it out; remove it, or ask the candidate for another one.',
  },
  fileNotExportable: NOT_CONVERTIBLE,
  downloadQuotaExceeded: {
    code: 'unavailable',
    message:
      'This file was downloaded too often today, and Google Drive hands it out again tomorrow; or put a copy into the folder.',
  },
  exportSizeLimitExceeded: {
    code: 'too_large',
    message:
      'This Google Doc is larger than 10 MB as a document; put a smaller version into the folder, for example without pictures.',
  },
};
