import type { MatchResult } from '@candor/domain/model/match';
import { useMemo, useState } from 'react';
import { labelRequirements } from '../../../ui/score/label-requirements';
import { ScoreBadge } from '../../../ui/score/ScoreBadge';
import { Tabs } from '../../../ui/Tabs';
import { apportionPoints } from './apportion-points';
import { EvidenceTab } from './EvidenceTab';
import { HowScored } from './HowScored';
import { Questions } from './Questions';
import { scoreSentence } from './score-sentence';

type MatchReadingProps = {
  name: string;
  headline: string | null;
  filename: string | null;
  result: MatchResult;
  text: string;
  /** The requirement to open at. */
  wanted: string | null;
  /** What stands between the sentence and the tabs. */
  note?: React.ReactNode;
};

/** One match, read from its sentence to the sentence of the document that proves each point. */
export function MatchReading({
  name,
  headline,
  filename,
  result,
  text,
  wanted,
  note,
}: MatchReadingProps) {
  const [tab, setTab] = useState<'evidence' | 'questions'>('evidence');
  const requirements = useMemo(() => {
    const labelled = labelRequirements(result.requirements);
    const parts = labelled.map(({ points, max_points }) => ({ points, maxPoints: max_points }));
    const shown = apportionPoints(parts, result.overall_score ?? 0);
    return labelled.map((requirement, index) => ({
      ...requirement,
      shown: shown[index] ?? { points: 0, maxPoints: 0 },
    }));
  }, [result]);
  return (
    <>
      <div className="flex items-end gap-4">
        <div className="min-w-0 flex-1">
          <h2 tabIndex={-1} className="truncate text-20 font-strong">
            {name}
          </h2>
          {headline && <p className="text-13 text-ink-2">{headline}</p>}
        </div>
        {result.overall_score !== null && result.tier !== null && (
          <ScoreBadge score={result.overall_score} tier={result.tier} size="head" />
        )}
      </div>
      <p className="mt-3 text-13 text-ink-2">{scoreSentence(result)}</p>
      {note}
      <div className="mt-4">
        <Tabs
          label="About this match"
          value={tab}
          onChange={setTab}
          aside={<HowScored result={result} />}
          tabs={[
            {
              value: 'evidence',
              label: 'Evidence',
              content: (
                <EvidenceTab
                  result={result}
                  requirements={requirements}
                  text={text}
                  filename={filename}
                  wanted={wanted}
                />
              ),
            },
            {
              value: 'questions',
              label: 'Questions',
              count: result.questions.length,
              content: <Questions result={result} requirements={requirements} />,
            },
          ]}
        />
      </div>
    </>
  );
}
