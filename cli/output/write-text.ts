import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes a text and, if the reader is slower than we are, waits until it has caught up. */
export async function writeText(output: Writable, text: string): Promise<void> {
  if (output.write(text)) return;
  await once(output, 'drain');
}

/** Writes one line, in the same way. */
export function say(output: Writable, line: string): Promise<void> {
  return writeText(output, `${line}\n`);
}

/**
 * Ends the process silently if the reader of its output has gone, as in `candor score | head`: nobody is left to tell
 * anything to, and it is not our failure.
 */
export function endWhenReaderIsGone(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
