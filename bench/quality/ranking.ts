import { auc } from '../metrics/auc';
import { average } from '../metrics/average';
import { averagePrecision } from '../metrics/average-precision';
import { type Interval, meanInterval } from '../metrics/bootstrap';
import { ndcg } from '../metrics/ndcg';
import { figure, table } from '../print/table';
import type { Outcome } from './systems';

/** Grades of the ranking data: 2 is the same occupation, 1 a near one, 0 another. */
const SAME = 2;
const NEAR = 1;
const OTHER = 0;

const DEPTH = 10;

/** Each system's figures, one line each. `occupations` names the one that each job is for. */
export function rankingTable(outcomes: readonly Outcome[], occupations: readonly string[]): string {
  const rows = outcomes.map((outcome) => {
    const { ndcg: gain, map, auc: within, oneScale } = rankingFigures(outcome);
    const each = average(gainByOccupation(outcome, occupations).map(({ value }) => value));
    return [outcome.system.name, ...[gain, each, map, within, oneScale].map(figure)];
  });
  return table(['', 'nDCG@10', 'mean of occupations', 'MAP', 'AUC', 'AUC, one scale'], rows);
}

/** How well one system ranks: means over the jobs, and with all jobs on one scale. */
export function rankingFigures({ queries }: Outcome) {
  return {
    ndcg: average(queries.map((items) => ndcg(items, DEPTH))),
    map: average(queries.map((items) => averagePrecision(items, NEAR))),
    auc: average(queries.map((items) => auc(items, SAME, OTHER))),
    oneScale: auc(queries.flat(), SAME, OTHER),
  };
}

/** How far ours is above a baseline in nDCG@10: the mean over the jobs and its 95 % interval. */
export type Lead = { over: string; mean: number; interval: Interval };

/**
 * The lead of our ranking over the baseline that came nearest. It is clear when the whole interval
 * lies above 0.
 */
export function leadOverBestBaseline(outcomes: readonly Outcome[]): Lead {
  const ours = outcomes.find(({ system }) => system.isOurs);
  if (!ours) throw new Error('Our own system is not among the outcomes.');
  const leads = outcomes
    .filter(({ system }) => !system.isOurs)
    .map((baseline) => {
      const differences = ours.queries.map(
        (items, index) => ndcg(items, DEPTH) - ndcg(baseline.queries[index] ?? [], DEPTH),
      );
      return {
        over: baseline.system.name,
        mean: average(differences),
        interval: meanInterval(differences),
      };
    });
  const [nearest] = leads.sort((a, b) => a.mean - b.mean);
  if (!nearest) throw new Error('There is no baseline to compare with.');
  return nearest;
}

/** The occupations that our ranking does worst on, as one line. */
export function weakestOccupations(outcome: Outcome, occupations: readonly string[]): string {
  return gainByOccupation(outcome, occupations)
    .sort((a, b) => a.value - b.value)
    .slice(0, 6)
    .map(({ name, value }) => `${name} ${value.toFixed(2)}`)
    .join(', ');
}

/** The mean nDCG@10 over the jobs of each occupation. */
function gainByOccupation({ queries }: Outcome, occupations: readonly string[]) {
  const byOccupation = new Map<string, number[]>();
  for (const [index, items] of queries.entries()) {
    const name = occupations[index] ?? '';
    byOccupation.set(name, [...(byOccupation.get(name) ?? []), ndcg(items, DEPTH)]);
  }
  return [...byOccupation].map(([name, values]) => ({ name, value: average(values) }));
}
