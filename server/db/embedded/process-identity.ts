import { readFileSync, readlinkSync } from 'node:fs';
import { hasCode } from '../../has-code';

/** A process that cannot be mistaken for a later one with the same number. */
export type ProcessIdentity = string;

/** Identity of a live process; null when there is none (a zombie does not live). */
export function identityOf(pid: number): ProcessIdentity | null {
  if (!exists(pid)) return null;
  if (process.platform !== 'linux') return String(pid);
  const stat = readStat(pid);
  if (stat === null || stat.state === 'Z' || stat.state === 'X') return null;
  return `${pid}-${stat.startedAt}`;
}

/** Whether the process behind an identity still lives. */
export function lives(identity: ProcessIdentity): boolean {
  return identityOf(Number.parseInt(identity, 10)) === identity;
}

/** The folder that a process works in; null where that cannot be told. */
export function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // Not Linux, or a process of somebody else.
    return null;
  }
}

/** Identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return identityOf(process.pid) ?? String(process.pid);
}

/** Sends a signal to a process; one that has just ended by itself needs none. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it exists.
    return hasCode(error, 'EPERM');
  }
}

/** State letter and start time in clock ticks, fields 3 and 22 of proc_pid_stat(5). */
function readStat(pid: number): { state: string; startedAt: string } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may itself contain spaces and parentheses.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    // Gone between the two looks.
    return null;
  }
}
