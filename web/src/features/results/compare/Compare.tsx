import type { BatchJob, DecisionKind } from '@candor/domain/model/batch';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useActions } from '../../../ui/actions/use-actions';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { PrintSheet } from '../../../ui/PrintSheet';
import { DecisionIcons } from '../decisions/DecisionIcons';
import { DecisionMark } from '../decisions/DecisionMark';
import { DECISION } from '../decisions/decision-words';
import type { Review } from '../decisions/use-review';
import { shownCandidate } from '../pane/shown-candidate';
import { useCandidates } from '../pane/use-candidate';
import type { Compared } from './CompareHead';
import { CompareScroll } from './CompareScroll';
import { CompareSkeleton } from './CompareSkeleton';
import { CompareTable } from './CompareTable';
import { compareLines } from './compare-lines';

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
  useActions([
    {
      id: 'compare.close',
      label: 'Back to the list',
      scope: 'page',
      group: 'Comparison',
      keys: 'Escape',
      run: close,
    },
    {
      id: 'compare.undo',
      label: 'Undo the last decision',
      scope: 'page',
      group: 'Comparison',
      keys: '$mod+z',
      run: review.undo,
    },
    {
      id: 'compare.print',
      label: 'Print the comparison',
      alias: 'Export, PDF, paper',
      scope: 'page',
      group: 'Comparison',
      icon: Printer,
      run: () => setPrinting(true),
    },
  ]);
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
      <div className="flex flex-wrap items-center gap-3 pb-4 print:hidden">
        <Button variant="quiet" icon={ArrowLeft} onClick={close} className="-ml-3">
          Back to the list
        </Button>
        <label className="ml-auto flex min-h-8 items-center gap-2 text-13 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={differing}
            onChange={() =>
              setQuery((before) => withDiff(before, !differing), {
                replace: true,
                preventScrollReset: true,
              })
            }
            className="size-4"
          />
          Differences only{' '}
          <span className="num text-ink-3">{all.filter((line) => line.differs).length}</span>
        </label>
        <Button icon={Printer} onClick={() => setPrinting(true)} className="max-sm:hidden">
          Print
        </Button>
      </div>
      <CompareScroll people={people}>
        <CompareTable
          people={people}
          lines={lines}
          onRemove={(id) => onChange(ids.filter((one) => one !== id))}
          onRead={props.onRead}
          under={(id) => (
            <Decided
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

type DecidedProps = {
  name: string;
  decision: DecisionKind | null;
  onDecide: (decision: DecisionKind) => void;
};

function Decided({ name, decision, onDecide }: DecidedProps) {
  if (!decision) return <DecisionIcons name={name} onDecide={onDecide} />;
  return (
    <button
      type="button"
      title="Take back"
      aria-label={`Take back: ${name}, ${DECISION[decision].mark}`}
      onClick={() => onDecide(decision)}
      className="min-h-7 rounded-chip pointer-coarse:min-h-11"
    >
      <DecisionMark decision={decision} />
    </button>
  );
}

function withDiff(query: URLSearchParams, on: boolean): URLSearchParams {
  const next = new URLSearchParams(query);
  if (on) next.set('diff', '1');
  else next.delete('diff');
  return next;
}
