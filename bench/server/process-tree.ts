import { readdir, readFile } from 'node:fs/promises';

/** Memory of processes in MB: resident, and resident with shared pages split among their users. */
export type Memory = { processes: number; rss: number; pss: number };

/**
 * Memory of the processes and everything they started, from Linux's /proc (proc_pid_smaps_rollup(5)).
 * A process that ends while it is looked at counts as nothing.
 */
export async function memoryOf(roots: readonly number[]): Promise<Memory> {
  const all = await withDescendants(roots);
  const each = await Promise.all(all.map(memoryOfOne));
  const total = (key: 'rss' | 'pss'): number => each.reduce((sum, one) => sum + one[key], 0);
  return { processes: all.length, rss: total('rss'), pss: total('pss') };
}

/** Linux counts time in hundredths of a second wherever a program reads it (USER_HZ, time(7)). */
const TICKS_PER_SECOND = 100;

/**
 * Seconds of a core that the processes and everything they started have used so far, those that ended included, from
 * Linux's /proc (proc_pid_stat(5), fields 14 to 17). The difference of two readings is what the work between them cost.
 */
export async function coreSecondsOf(roots: readonly number[]): Promise<number> {
  const all = await withDescendants(roots);
  const each = await Promise.all(all.map(ticksOfOne));
  return each.reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
}

async function ticksOfOne(pid: number): Promise<number> {
  const fields = fieldsAfterName(await readProc(`/proc/${pid}/stat`));
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
}

async function withDescendants(roots: readonly number[]): Promise<number[]> {
  const children = await childrenByParent();
  const all = new Set<number>();
  const add = (pid: number): void => {
    if (all.has(pid)) return;
    all.add(pid);
    for (const child of children.get(pid) ?? []) add(child);
  };
  for (const root of roots) add(root);
  return [...all];
}

async function memoryOfOne(pid: number): Promise<{ rss: number; pss: number }> {
  const rollup = await readProc(`/proc/${pid}/smaps_rollup`);
  const megabytes = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
  return { rss: megabytes('Rss'), pss: megabytes('Pss') };
}

async function childrenByParent(): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const pid of pids) {
    const stat = await readProc(`/proc/${pid}/stat`);
    const parent = Number(fieldsAfterName(stat)[1] ?? 0);
    found.set(parent, [...(found.get(parent) ?? []), pid]);
  }
  return found;
}

/** The fields of a process's stat from its state on: the name in parentheses before it may hold spaces. */
function fieldsAfterName(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

async function readProc(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    // Gone between the two looks.
    return '';
  }
}
