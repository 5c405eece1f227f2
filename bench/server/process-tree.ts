import { readdir, readFile } from 'node:fs/promises';

/** Memory of processes in MB: resident, and resident with shared pages split among their users. */
export type Memory = { processes: number; rss: number; pss: number };

/**
 * Memory of the processes and everything they started, from Linux's /proc (proc_pid_smaps_rollup(5)).
 * A process that ends while it is looked at counts as nothing.
 */
export async function memoryOf(roots: readonly number[]): Promise<Memory> {
  const children = await childrenByParent();
  const all = new Set<number>();
  const add = (pid: number): void => {
    if (all.has(pid)) return;
    all.add(pid);
    for (const child of children.get(pid) ?? []) add(child);
  };
  for (const root of roots) add(root);

  const each = await Promise.all([...all].map(memoryOfOne));
  const total = (key: 'rss' | 'pss'): number => each.reduce((sum, one) => sum + one[key], 0);
  return { processes: all.size, rss: total('rss'), pss: total('pss') };
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
    // The name in parentheses may hold spaces; the parent stands two fields after it.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
    found.set(parent, [...(found.get(parent) ?? []), pid]);
  }
  return found;
}

async function readProc(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    // Gone between the two looks.
    return '';
  }
}
