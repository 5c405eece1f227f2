import { average } from '../metrics/average';
import { pairOrder } from '../metrics/pair-order';
import { spearman } from '../metrics/spearman';
import { figure, table } from '../print/table';
import type { Outcome } from './systems';

/**
 * How well each system agrees with the scores that people gave: candidates of one job in the right
 * order, and the rank correlation over all jobs on one scale.
 */
export function pairsTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ system, queries }) => [
    system.name,
    figure(average(queries.map(pairOrder))),
    figure(spearman(queries.flat())),
  ]);
  return table(['', 'order within a job', 'Spearman, all jobs'], rows);
}
