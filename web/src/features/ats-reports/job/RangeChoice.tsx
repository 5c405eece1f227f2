import { rangeOfTier, Tier } from '@candor/domain/rules/tiers';
import { Select } from '../../../ui/Select';
import { TIER_WORD } from '../../../ui/score/tier';
import type { ScoreRange } from './report-view';

type RangeChoiceProps = { range: ScoreRange | null; onRange: (range: ScoreRange | null) => void };

const ALL = 'all';
const wordsOf = ([from, to]: ScoreRange) => `${from} to ${to}`;

/** Chooses the scores whose candidates the table shows: what is drawn into the picture with a mouse, for everybody. */
export function RangeChoice({ range, onRange }: RangeChoiceProps) {
  const tiers = Tier.options.map((tier) => {
    const scores: ScoreRange = rangeOfTier(tier);
    return { scores, value: wordsOf(scores), label: `${TIER_WORD[tier]}, ${wordsOf(scores)}` };
  });
  const chosen = range === null ? ALL : wordsOf(range);
  const isOwn = range !== null && tiers.every(({ value }) => value !== chosen);
  return (
    <Select
      label="Scores shown"
      hideLabel
      value={chosen}
      onChoose={(next) => onRange(tiers.find(({ value }) => value === next)?.scores ?? null)}
      options={[
        { value: ALL, label: 'All scores' },
        ...tiers,
        ...(isOwn ? [{ value: chosen, label: chosen }] : []),
      ]}
      className="mt-2 max-w-48 print:hidden"
    />
  );
}
