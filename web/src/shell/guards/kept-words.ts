import type { KeptWork } from '@candor/domain/model/analytics';
import { plural, sentenceList } from '../../ui/format';

/** What is still there after a plan ended, counted where that is known: `Everything you made is kept: 3 jobs and 1 decision.` */
export function keptWords(kept: KeptWork | undefined): string {
  if (!kept) return 'Your jobs, results and files are kept.';
  const counted = [
    kept.jobs > 0 && plural(kept.jobs, 'job'),
    kept.candidates > 0 && plural(kept.candidates, 'scored person', 'scored people'),
    kept.decisions > 0 && plural(kept.decisions, 'decision'),
  ].filter((part) => part !== false);
  if (counted.length === 0) return 'Your account and its settings are kept.';
  return `Everything you made is kept: ${sentenceList(counted)}.`;
}
