import { driftNote, median } from '../measure';
import type { Load } from '../server/load';
import { table } from './table';

/** How a read fared in each round, and what went on meanwhile. */
export type Loads = { label: string; loads: readonly Load[] };

/** Prints the medians of both as a table under its name, and answers how many times longer the slowest answers took. */
export function compareLoads(name: string, idle: Loads, busy: Loads): number {
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
  console.log(table([name, 'answers/s', 'p50 ms', 'p99 ms'], rows));
  console.log(`\n  p99 ${ratio.toFixed(2)}x of idle${drift}`);
  return ratio;
}
