import { openDocumentReader, ReaderStartError } from '@candor/documents';
import { reasonOf } from '@candor/server/reason-of';
import type { Finding } from './check';

const LINE = 'Welder at Oakline, 2019 - 2024';

/** Whether the processes that read documents start here and read: where they cannot, no document of anybody can be read. */
export async function checkReading(): Promise<Finding> {
  const subject = 'Documents';
  const reader = openDocumentReader({ processes: 1 });
  try {
    const read = await reader.read(Buffer.from(LINE), 'probe.txt');
    if (read.ok && read.text.trim() === LINE)
      return { status: 'ok', subject, found: 'they can be read' };
    return failed(subject, read.ok ? 'a line came back as another one' : read.problem.message);
  } catch (error) {
    if (!(error instanceof ReaderStartError)) throw error;
    return failed(subject, reasonOf(error));
  } finally {
    await reader.close();
  }
}

function failed(subject: string, found: string): Finding {
  const fix =
    'Give this machine more memory, or let the user that runs Candor start processes and read its folder.';
  return { status: 'fail', subject, found, fix };
}
