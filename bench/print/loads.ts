import { driftNote, median } from '../measure';
import type { Load } from '../server/load';
import { table } from './table';

/** How a read fared in each round, and what went on meanwhile. */
export type Loads = { label: string; loads: readonly Load[] };

/** The medians of both as a table under its name, with how much longer the slowest answers took. */
export function compareLoads(name: string, idle: Loads, busy: Loads): string {
  const middle = (loads: readonly Load[], key: keyof Load): number =>
    median(loads.map((load) => load[key]));
  const rows = [idle, busy].map(({ label, loads }) => [
    label,
    middle(loads, 'perSecond').toFixed(0),
    middle(loads, 'p50').toFixed(1),
    middle(loads, 'p99').toFixed(1),
  ]);
  const ratio = middle(busy.loads, 'p99') / middle(idle.loads, 'p99');
  const drift = driftNote(idle.loads.map((load) => load.p99));
  return `${table([name, 'answers/s', 'p50 ms', 'p99 ms'], rows)}\n\n  p99 ${ratio.toFixed(2)}x of idle${drift}`;
}
