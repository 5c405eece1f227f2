import type { Config } from '@candor/server/config';
import { openDriveApi } from '@candor/server/integrations/drive/drive-api';
import { DriveError } from '@candor/server/integrations/drive/drive-error';
import { systemClock } from '@candor/server/ports/clock';
import type { Finding } from './check';

const SUBJECT = 'Google Drive';
const PATIENCE = {
  withinMs: 10_000,
  idleMs: 10_000,
  firstWaitMs: 100,
  longestWaitMs: 1_000,
  tries: 3,
};

/** Google Drive, where a service account is configured: Google takes its key, and its project may use Drive. */
export async function checkDrive(settings: Config['drive']): Promise<Finding> {
  if (settings === null)
    return { status: 'ok', subject: SUBJECT, found: 'off; no folders are read from there' };
  const drive = openDriveApi(settings, { clock: systemClock, timing: PATIENCE });
  try {
    await drive.page(
      { pageSize: '1', fields: 'files(id,name,mimeType)' },
      new AbortController().signal,
    );
    return { status: 'ok', subject: SUBJECT, found: `reads as ${settings.account}` };
  } catch (error) {
    if (!(error instanceof DriveError)) throw error;
    return { status: 'fail', subject: SUBJECT, found: error.message, fix: fixOf(error) };
  }
}

function fixOf({ fault, reason }: DriveError): string {
  if (reason === 'accessNotConfigured')
    return "Enable the Google Drive API in the service account's project.";
  if (fault === 'not_admitted')
    return 'Make a new key for the service account and put it into GOOGLE_SERVICE_ACCOUNT; check the clock of this machine.';
  return 'Check the way to the network, and GOOGLE_API_BASE and GOOGLE_TOKEN_URL where they are set.';
}
