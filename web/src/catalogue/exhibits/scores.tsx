import { BreakdownBar, type BreakdownPart } from '../../ui/score/BreakdownBar';
import { type CoverageDot, CoverageDots, CoverageHeads } from '../../ui/score/CoverageDots';
import { DotStack } from '../../ui/score/DotStack';
import { CoveredBadge, NoScoreBadge, ScoreBadge } from '../../ui/score/ScoreBadge';
import { TierBar, TierLegend, TierSliver } from '../../ui/score/TierBar';
import { VerdictGlyph } from '../../ui/score/VerdictGlyph';
import { WholeTerms } from '../../ui/WholeTerms';
import type { Exhibit } from '../exhibit';

const TIERS = [
  { tier: 'excellent', score: 93 },
  { tier: 'good', score: 77 },
  { tier: 'fair', score: 61 },
  { tier: 'poor', score: 42 },
] as const;
const VERDICTS = ['met', 'partial', 'unclear', 'unmet'] as const;
const COUNTS = { excellent: 6, good: 11, fair: 9, poor: 5 };

const PARTS: readonly BreakdownPart[] = VERDICTS.map((verdict, at) => ({
  id: verdict,
  label: `R${at + 1}`,
  group: (['whole', 'must', 'must', 'nice'] as const)[at] ?? 'must',
  points: [20, 10, 4, 0][at] ?? 0,
  maxPoints: 20,
}));

const DOTS: readonly CoverageDot[] = VERDICTS.map((verdict, at) => ({
  id: verdict,
  label: `R${at + 1}`,
  text: `Requirement ${at + 1}`,
  group: (['whole', 'must', 'must', 'nice'] as const)[at] ?? 'must',
  verdict,
  quote: verdict === 'unmet' ? undefined : 'Held the night desk for three years.',
}));

/** What shows a score and its reasons. */
export const SCORE_EXHIBITS: readonly Exhibit[] = [
  {
    component: 'ScoreBadge',
    states: [
      ...TIERS.map(({ tier, score }) => ({
        name: tier,
        node: (
          <div className="flex items-center gap-6">
            <ScoreBadge score={score} tier={tier} />
            <ScoreBadge score={score} tier={tier} size="head" />
          </div>
        ),
      })),
      { name: 'could not be read', node: <NoScoreBadge /> },
      { name: 'covered', node: <CoveredBadge /> },
    ],
  },
  {
    component: 'TierBar',
    states: [
      { name: 'of 31 people', node: <TierBar counts={COUNTS} label="31 people by tier" /> },
      { name: 'as a sliver', node: <TierSliver counts={COUNTS} /> },
      { name: 'its names', node: <TierLegend /> },
      { name: 'its names with the numbers', node: <TierLegend counts={COUNTS} /> },
    ],
  },
  {
    component: 'VerdictGlyph',
    states: [
      {
        name: 'all four',
        node: (
          <div className="flex gap-4">
            {VERDICTS.map((verdict) => (
              <span key={verdict} className="inline-flex items-center gap-1.5">
                <VerdictGlyph verdict={verdict} /> {verdict}
              </span>
            ))}
          </div>
        ),
      },
    ],
  },
  {
    component: 'BreakdownBar',
    states: TIERS.map(({ tier }) => ({
      name: tier,
      node: <BreakdownBar parts={PARTS} tier={tier} chosen={tier === 'good' ? 'partial' : null} />,
    })),
  },
  {
    component: 'CoverageDots',
    states: [
      { name: 'to read', node: <CoverageDots dots={DOTS} /> },
      { name: 'to open', node: <CoverageDots dots={DOTS} onOpen={() => undefined} /> },
      { name: 'their heads', node: <CoverageHeads dots={DOTS} /> },
    ],
  },
  {
    component: 'DotStack',
    states: [
      {
        name: 'four people, one chosen',
        node: (
          <DotStack
            dots={TIERS.map(({ tier, score }) => ({
              id: tier,
              name: `Person ${score}`,
              score,
              tier,
            }))}
            bands={[
              { tier: 'poor', from: 0, to: 50, count: 1 },
              { tier: 'fair', from: 50, to: 70, count: 1 },
              { tier: 'good', from: 70, to: 85, count: 1 },
              { tier: 'excellent', from: 85, to: 100, count: 1 },
            ]}
            usualWidth={640}
            chosen="good"
            label="Four people by score"
            onChoose={() => undefined}
          />
        ),
      },
    ],
  },
  {
    component: 'WholeTerms',
    states: [
      {
        name: 'in a narrow column',
        node: (
          <p className="w-44 text-13">
            <WholeTerms>
              The resume shows evidence for 4 of 4 must-haves and 3 of 4 nice-to-haves.
            </WholeTerms>
          </p>
        ),
      },
    ],
  },
];
