import type { SummaryStats } from '@candor/domain/model/batch';
import { formatCount } from '../../ui/format';
import { notify } from '../../ui/toast';
import type { ReadResults } from './read-all';

/** How much of a batch has been read while people are missing. */
export type Reading = {
  read: number;
  total: number;
  /** Figures over everybody, which the server knows from the start. */
  stats: SummaryStats;
  /** It stopped early and continues only on request. */
  stopped: boolean;
};

/** null once everybody is there, or while nobody is. */
export function readingOf(results: ReadResults | undefined, stopped: boolean): Reading | null {
  if (!results || results.complete) return null;
  const { processed_items, total, summary_stats: stats } = results;
  return { read: processed_items.length, total, stats, stopped };
}

/** `Reading the rest: 100 of 10,000 so far.` */
export function readingWords({ read, total, stopped }: Reading): string {
  const counts = `${formatCount(read)} of ${formatCount(total)}`;
  return stopped ? `Only the best ${counts} are here.` : `Reading the rest: ${counts} so far.`;
}

/** Explains why something that needs everybody has to wait. */
export function tellReading(reading: Reading): void {
  notify({
    kind: 'info',
    id: 'reading',
    title: 'This needs everybody in the batch',
    detail: readingWords(reading),
  });
}
