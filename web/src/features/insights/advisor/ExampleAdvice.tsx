import type { AiInsight } from '@candor/domain/model/insight';
import { Card } from '../../../ui/Card';
import { FindingList } from '../FindingList';

/**
 * Findings about nobody, in the words of the rules: they draw an answer for accounts whose plan gives none yet.
 */
const FINDINGS: readonly AiInsight[] = [
  {
    id: 'example-musts',
    title: 'A must-have that few people show',
    category: 'skills',
    claim: 'Of all must-haves, “Life support certificate” is shown by the fewest: 41 of 380.',
    basis: '6 jobs asked for it; 41 met, 23 partial, of 380 people with a score.',
    n: 380,
    confidence: 'high',
    actions: ['Open What-if in one of these jobs and see who moves up when it is a nice-to-have.'],
  },
  {
    id: 'example-scores',
    title: 'Matches became better',
    category: 'scores',
    claim: 'The middle score rose from 57 to 66.',
    basis: '380 people in the last 30 days, 291 in the 30 days before.',
    n: 291,
    confidence: 'high',
    actions: ['See where the good matches came from.'],
  },
  {
    id: 'example-waiting',
    title: 'Good matches are waiting',
    category: 'process',
    claim: '38 good or excellent matches in 4 jobs have no decision yet.',
    basis: '142 people scored 70 or more; 104 of them were decided about.',
    n: 38,
    confidence: 'high',
    actions: ['Decide on the people in the newest of these jobs.'],
  },
];

/** An answer of the advisor as it looks, below the question. */
export function ExampleAdvice() {
  return (
    <div className="flex flex-col gap-4 pt-4 sm:gap-6 sm:pt-6">
      <Card className="grid gap-4 px-5 py-4 sm:grid-cols-3">
        {['Time range', 'Department', 'Skill category'].map((label) => (
          <div key={label} className="text-13 font-medium">
            {label}
            <div className="mt-1 h-10 rounded-control border border-border-strong" />
          </div>
        ))}
      </Card>
      <Card className="px-5 py-4">
        <FindingList findings={FINDINGS} by="rules" numbered />
      </Card>
    </div>
  );
}
