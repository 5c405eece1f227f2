import type { QualityFigures } from '@candor/domain/model/quality';
import { tierOf } from '@candor/domain/rules/tiers';
import type { ReliabilityColumn } from '../../ui/chart/ReliabilityColumns';
import published from './quality-figures.json';

/** What the benchmark measured last. */
export const FIGURES: QualityFigures = published;

/** The bands of scores as columns. */
export const COLUMNS: readonly ReliabilityColumn[] = FIGURES.bands.map(({ from, same }) => ({
  from,
  tier: tierOf(from),
  share: same,
}));

/** Of the people at `floor` or above, the share of those who are of the job's own occupation. */
export function shareFrom(floor: number): number {
  const above = FIGURES.bands.filter(({ from }) => from >= floor);
  const people = above.reduce((sum, band) => sum + band.candidates, 0);
  const right = above.reduce((sum, band) => sum + band.candidates * band.same, 0);
  return people === 0 ? 0 : right / people;
}
