import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

const HOUR_MS = 3_600_000;
/** No upload, copy or reading takes so long: whoever wrote it has died. */
const LONGEST_USE_MS = 24 * HOUR_MS;

/**
 * Removes what processes left of uploads that died with them, now and every hour. A process may run for months, and people's
 * documents must not lie beside it for as long. A folder that cannot be read or emptied now is tried again in the next hour: thrown
 * from a timer, its error would end the process. Answers how to stop.
 */
export function keepClearing(dataDir: string, log: Logger, everyMs = HOUR_MS): () => void {
  const clear = () => {
    try {
      clearOldUploads(dataDir);
    } catch (error) {
      log.warn({ err: error }, 'old uploads could not be deleted');
    }
  };
  clear();
  const clearing = setInterval(clear, everyMs);
  clearing.unref();
  return () => clearInterval(clearing);
}

function clearOldUploads(dataDir: string): void {
  const folder = path.join(dataDir, 'tmp');
  if (!statSync(folder, { throwIfNoEntry: false })) return;
  for (const name of readdirSync(folder)) {
    const upload = path.join(folder, name);
    const facts = statSync(upload, { throwIfNoEntry: false });
    if (facts && Date.now() - facts.mtimeMs > LONGEST_USE_MS)
      rmSync(upload, { recursive: true, force: true });
  }
}
