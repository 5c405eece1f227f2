import type { AiInsight } from '@candor/domain/model/insight';
import type { InputType } from '@candor/domain/rules/plans';
import { meanInterval } from '../mean-interval';
import type { SourceFigures } from '../store-scores';
import { confidenceIn } from './confidence';
import { SOURCES_PLACE } from './places';

const LEAST_IN_EACH = 20;
const LEAST_DIFFERENCE = 5;
const NAMES: Readonly<Record<InputType, string>> = {
  csv_file: 'CSV files',
  zip_file: 'ZIP archives',
  google_drive: 'Google Drive',
  aws_s3: 'Amazon S3',
  database: 'databases',
};

/** The source with the best matches, if two can be distinguished. */
export function bestSource(sources: readonly SourceFigures[]): AiInsight | null {
  const large = sources
    .flatMap(({ type, people, average, spread }) =>
      average !== null && spread !== null && people >= LEAST_IN_EACH
        ? [{ type, people, average, ...meanInterval(average, spread, people) }]
        : [],
    )
    .sort((a, b) => b.average - a.average);
  const best = large.at(0);
  const poorest = large.at(-1);
  if (!best || !poorest || best.average - poorest.average < LEAST_DIFFERENCE) return null;
  if (best.low <= poorest.high) return null;
  const n = Math.min(best.people, poorest.people);
  return {
    id: 'best-source',
    title: 'Sources differ',
    claim: `People from ${NAMES[best.type]} score ${best.average} on average, people from ${NAMES[poorest.type]} ${poorest.average}.`,
    basis: `${best.people} and ${poorest.people} people: the true averages lie within ${best.low} to ${best.high} and ${poorest.low} to ${poorest.high} (95% range). The jobs behind the two may differ.`,
    n,
    confidence: confidenceIn(n),
    actions: ['Compare the two for one job before you rely on it.'],
    links: [SOURCES_PLACE],
    category: 'process',
  };
}
