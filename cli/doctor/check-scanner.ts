import type { Config } from '@candor/server/config';
import { openClamd } from '@candor/server/integrations/clamd/scanner';
import { createLog } from '@candor/server/log';
import { ScannerUnavailable } from '@candor/server/ports/virus-scanner';
import type { Finding } from './check';

const SUBJECT = 'Virus scanner';
const PATIENCE_MS = 5_000;

/** As large as a document may be: if clamd accepts this, it accepts all of them. */
const LARGEST_DOCUMENT = 10 * 1024 * 1024;

/** The virus scanner, where one is configured: it looks through a document of the largest size. */
export async function checkScanner(place: Config['scanner']): Promise<Finding> {
  if (place === null)
    return { status: 'ok', subject: SUBJECT, found: 'off; documents are not offered to one' };
  const name = 'path' in place ? place.path : `${place.host}:${place.port}`;
  const scanner = openClamd(place, { log: createLog('silent') });
  try {
    await scanner.scan(() => [Buffer.alloc(LARGEST_DOCUMENT)], { withinMs: PATIENCE_MS });
    return { status: 'ok', subject: SUBJECT, found: `${name} looks through documents` };
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    return {
      status: 'fail',
      subject: SUBJECT,
      found: `${name} gives no verdict (${error.message}); documents are not read meanwhile`,
      fix: error.passes
        ? 'Start clamd, let it listen there (TCPSocket or LocalSocket), and check CLAMD_URL.'
        : "Set clamd's StreamMaxLength to 10M or more, which is what a document may have.",
    };
  }
}
