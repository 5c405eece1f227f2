import { Tier } from '@candor/domain/rules/tiers';
import { formatCount, plural, sentenceList } from '../../../ui/format';
import type { ScoredRow } from './report-rows';

/** How scores spread, as a sentence: `12 scores from 34 to 91: 3 excellent, 5 good and 4 poor.` */
export function spreadSentence(rows: readonly Pick<ScoredRow, 'score' | 'tier'>[]): string {
  if (rows.length === 0) return 'Nobody has a score yet.';
  const scores = rows.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const tiers = Tier.options
    .map((tier) => ({ tier, count: rows.filter((row) => row.tier === tier).length }))
    .filter(({ count }) => count > 0)
    .map(({ tier, count }) => `${formatCount(count)} ${tier}`);
  const where = low === high ? `of ${low}` : `from ${low} to ${high}`;
  return `${plural(rows.length, 'score')} ${where}: ${sentenceList(tiers)}.`;
}
