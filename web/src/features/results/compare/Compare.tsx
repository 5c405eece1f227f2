import type { BatchJob } from '@candor/domain/model/batch';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { PrintSheet } from '../../../ui/PrintSheet';
import type { Review } from '../decisions/use-review';
import { shownCandidate } from '../pane/shown-candidate';
import { useCandidates } from '../pane/use-candidate';
import { withFlag } from '../view/with-flag';
import { CompareBar } from './CompareBar';
import { ComparedDecision } from './ComparedDecision';
import type { Compared } from './CompareHead';
import { CompareScroll } from './CompareScroll';
import { CompareSkeleton } from './CompareSkeleton';
import { CompareTable } from './CompareTable';
import { compareLines } from './compare-lines';
import { useCompareActions } from './use-compare-actions';

type CompareProps = {
  job: BatchJob;
  ids: readonly string[];
  hideNames: boolean;
  review: Review;
  isCovered: (id: string) => boolean;
  onChange: (ids: readonly string[]) => void;
  /** Leaves the comparison for one person's evidence. */
  onRead: (id: string) => void;
};

/** Two to four people side by side, instead of the list. */
export function Compare(props: CompareProps) {
  const { job, ids, hideNames, review, isCovered, onChange } = props;
  const [query, setQuery] = useSearchParams();
  const [printing, setPrinting] = useState(false);
  const answers = useCandidates(job.batch_job_id, ids);
  const differing = query.get('diff') === '1';
  const people = answers.flatMap(({ data }): Compared[] => {
    if (!data) return [];
    const shown = shownCandidate(data, hideNames);
    if (!shown.match_results) return [];
    return [
      {
        id: shown.candidate_id_internal,
        name: shown.shownName,
        headline: shown.headline,
        result: shown.match_results,
        covered: isCovered(shown.candidate_id_internal),
      },
    ];
  });
  const section = useRef<HTMLElement>(null);
  const shown = people.length > 1;
  useEffect(() => {
    // The list that may have had the focus is gone, and nothing else says that people stand side by side now. Whoever has
    // opened the page is at its heading.
    if (shown && !document.activeElement?.matches('h1'))
      section.current?.focus({ preventScroll: true });
  }, [shown]);
  const close = () => onChange([]);
  const print = () => setPrinting(true);
  useCompareActions({ close, undo: review.undo, print });
  if (answers.some(({ isPending }) => isPending)) return <CompareSkeleton people={ids.length} />;
  if (people.length < 2) {
    return (
      <EmptyState
        title="Nobody to compare"
        action={<Button onClick={close}>Back to the list</Button>}
      >
        These people are not part of this batch, or could not be read.
      </EmptyState>
    );
  }
  const all = compareLines(people.map(({ result }) => result));
  const lines = differing ? all.filter((line) => line.differs) : all;
  const sheet = <CompareTable people={people} lines={lines} />;
  return (
    <section ref={section} tabIndex={-1} aria-label="Comparison" className="pt-4 outline-none">
      <CompareBar
        differing={differing}
        differences={all.filter((line) => line.differs).length}
        onDiffering={(on) =>
          setQuery((before) => withFlag(before, 'diff', on), {
            replace: true,
            preventScrollReset: true,
          })
        }
        onPrint={print}
        onClose={close}
      />
      <CompareScroll people={people}>
        <CompareTable
          people={people}
          lines={lines}
          onRemove={(id) => onChange(ids.filter((one) => one !== id))}
          onRead={props.onRead}
          under={(id) => (
            <ComparedDecision
              name={people.find((person) => person.id === id)?.name ?? ''}
              decision={review.decisionOf(id)}
              onDecide={(decision) => void review.decide([id], decision)}
            />
          )}
        />
      </CompareScroll>
      {lines.length === 0 && (
        <p className="py-6 text-13 text-ink-2">
          They show the same requirements; only the sentences differ. Switch off “Differences only”
          to read the sentences.
        </p>
      )}
      {printing && (
        <PrintSheet title={`Comparison, ${job.jobTitle}`} onDone={() => setPrinting(false)}>
          <h1 className="mb-4 text-20 font-strong">{job.jobTitle}</h1>
          {sheet}
          <p className="mt-4 text-12">{DISCLAIMER}</p>
        </PrintSheet>
      )}
    </section>
  );
}
