import { readFile } from 'node:fs/promises';

/**
 * Resident memory of a process in MB, read from /proc; null if the system has no /proc or the process is gone. V8's
 * own limits do not count buffers, so the whole process must be watched.
 */
export async function residentMb(pid: number): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}
