import type { Verdict } from '@candor/domain/model/match';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { ChartFrame } from '../../../session/chart/ChartFrame';
import { Card } from '../../../ui/Card';
import { capitalised } from '../../../ui/number-words';
import { VerdictGlyph } from '../../../ui/score/VerdictGlyph';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import { WholeTerms } from '../../../ui/WholeTerms';
import { Bar } from './Bar';

/** A requirement with the whole points that it is shown with everywhere. */
export type RequirementPoints = {
  id: string;
  label: string;
  verdict: Verdict;
  points: number;
  maxPoints: number;
};

/** How many of its points each requirement earned. */
export function RequirementsCard({ requirements }: { requirements: readonly RequirementPoints[] }) {
  if (requirements.length === 0) return null;
  return (
    <Card aria-label="Points by requirement" className="px-5 py-4">
      <ChartFrame
        title={<h2 className="text-14 font-strong">Points by requirement</h2>}
        caption="Points by requirement"
        note={DISCLAIMER}
        columns={['Requirement', 'Shown', 'Points', 'Of']}
        rows={requirements.map(({ id, label, verdict, points, maxPoints }) => ({
          id,
          name: label,
          value: capitalised(VERDICT_WORD[verdict]),
          more: [points, maxPoints],
        }))}
      >
        <ul className="mt-3 flex flex-col gap-3">
          {requirements.map(({ id, label, verdict, points, maxPoints }) => (
            <li key={id}>
              <p className="mb-1 flex items-center gap-2 text-13">
                <VerdictGlyph verdict={verdict} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <WholeTerms>{label}</WholeTerms>
                </span>
                <span className="sr-only">{VERDICT_WORD[verdict]},</span>
                <span className="num whitespace-nowrap">
                  <b className="font-medium">{points}</b>{' '}
                  <span className="text-ink-3">of {maxPoints}</span>
                </span>
              </p>
              <Bar share={maxPoints === 0 ? 0 : points / maxPoints} />
            </li>
          ))}
        </ul>
      </ChartFrame>
    </Card>
  );
}
