import type { MatchResult } from '@candor/domain/model/match';
import { type ReactNode, useMemo, useState } from 'react';
import { CoveredBadge, ScoreBadge } from '../../../ui/score/ScoreBadge';
import { scoreSentence } from '../../../ui/score/score-sentence';
import { Tabs } from '../../../ui/Tabs';
import { WholeTerms } from '../../../ui/WholeTerms';
import { EvidenceTab } from './EvidenceTab';
import { HowScored } from './HowScored';
import { pointedRequirements } from './pointed-requirements';
import { Questions } from './Questions';
import type { SendReport } from './Report';

export type ReadingTab = { value: string; label: string; count?: number; content: ReactNode };

type MatchReadingProps = {
  name: string;
  headline: string | null;
  filename: string | null;
  result: MatchResult;
  text: string;
  /** The requirement to open at. */
  wanted: string | null;
  /** Shown between the sentence and the tabs. */
  note?: ReactNode;
  /** Actions for the questions. */
  next?: ReactNode;
  /** Tabs after evidence and questions. */
  moreTabs?: readonly ReadingTab[];
  /** Shown instead of the score and its points if given; told whether any evidence has been opened. */
  cover?: ((opened: boolean) => ReactNode) | undefined;
  onReport?: SendReport | undefined;
};

const NO_TABS: readonly ReadingTab[] = [];

/** One match, from its summary sentence to the passage of the document that proves each point. */
export function MatchReading(props: MatchReadingProps) {
  const { name, headline, result, cover } = props;
  const [chosen, setTab] = useState('evidence');
  const [opened, setOpened] = useState(false);
  const requirements = useMemo(() => pointedRequirements(result), [result]);
  const more = props.moreTabs ?? NO_TABS;
  // On a wider screen the notes have a pane of their own.
  const isThere = chosen === 'questions' || more.some(({ value }) => value === chosen);
  const tab = isThere ? chosen : 'evidence';
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-36">
          <h2 tabIndex={-1} className="line-clamp-2 text-20 font-strong wrap-anywhere">
            {name}
          </h2>
          {headline && <p className="text-13 text-ink-2">{headline}</p>}
        </div>
        {cover && <CoveredBadge />}
        {!cover && result.overall_score !== null && result.tier !== null && (
          <ScoreBadge score={result.overall_score} tier={result.tier} size="head" />
        )}
      </div>
      {cover ? (
        cover(opened)
      ) : (
        <p className="mt-3 max-w-[72ch] text-13 text-ink-2">
          <WholeTerms>{scoreSentence(result)}</WholeTerms>
        </p>
      )}
      {props.note}
      <div className="mt-4">
        <Tabs
          label="About this match"
          value={tab}
          onChange={setTab}
          aside={!cover && <HowScored result={result} />}
          tabs={[
            {
              value: 'evidence',
              label: 'Evidence',
              content: (
                <EvidenceTab
                  result={result}
                  requirements={requirements}
                  text={props.text}
                  filename={props.filename}
                  wanted={props.wanted}
                  covered={cover !== undefined}
                  onOpened={() => setOpened(true)}
                  onReport={props.onReport}
                />
              ),
            },
            {
              value: 'questions',
              label: 'Questions',
              ...(result.questions.length > 0 && { count: result.questions.length }),
              content: (
                <Questions
                  result={result}
                  requirements={requirements}
                  covered={cover !== undefined}
                  next={props.next}
                />
              ),
            },
            ...more,
          ]}
        />
      </div>
    </>
  );
}
