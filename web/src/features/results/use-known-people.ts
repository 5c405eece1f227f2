import type { BatchJob, BatchResults } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { useCallback, useMemo } from 'react';
import { type Review, useReview } from './decisions/use-review';
import { untoldOrder } from './evidence-first/untold-order';
import { useEvidenceFirst } from './evidence-first/use-evidence-first';
import type { Reading } from './reading';
import { numberedName, nameOf as plainNameOf } from './rows/build-rows';
import type { RankedRow } from './rows/rank-rows';
import { useAssessments } from './rows/use-assessments';
import { type People, usePeople } from './rows/use-people';
import type { Preferences } from './view/preferences';
import type { ViewState } from './view/view-state';

/** The people of a batch and the scores behind them, as read. */
export type Loaded = Pick<BatchResults, 'processed_items' | 'requirements'>;

type Wanted = {
  job: BatchJob;
  results: Loaded;
  /** How much has been read while some people are missing. */
  reading: Reading | null;
  view: ViewState;
  preferences: Pick<Preferences, 'hideNames' | 'evidenceFirst'>;
};

/** The people of a batch with what is known about them: their names, decisions, and which scores may be shown. */
export type KnownPeople = {
  people: People;
  nameOf: (id: string) => string;
  review: Review;
  evidenceFirst: ReturnType<typeof useEvidenceFirst>;
  /** Everybody, in an order that reveals no covered score. */
  listed: readonly RankedRow[];
  /** Who is on the shortlist, in that order. */
  shortlistIds: string[];
};

/** Combines the people of a batch with the decisions about them and this reader's preferences. */
export function useKnownPeople(wanted: Wanted): KnownPeople {
  const { job, results, reading, view, preferences } = wanted;
  const { hideNames } = preferences;
  const batchId = job.batch_job_id;
  const names = useMemo(() => namesOf(results, hideNames), [results, hideNames]);
  const nameOf = useCallback((id: string) => names.get(id) ?? 'This person', [names]);
  const review = useReview(batchId, results.processed_items, nameOf);
  const evidenceFirst = useEvidenceFirst(preferences.evidenceFirst, batchId);
  const { assessmentOf } = useAssessments(batchId);
  const { decisionOf } = review;
  const { isCovered } = evidenceFirst;
  const people = usePeople({
    batchId,
    items: results.processed_items,
    jobRequirements: results.requirements,
    assessmentOf,
    running: !isFinal(job.status),
    reading,
    decided: review.decided,
    view,
    hideNames,
    isCovered,
    decisionOf,
  });
  const listed = useMemo(() => untoldOrder(people.ranked, isCovered), [people.ranked, isCovered]);
  const shortlistIds = useMemo(
    () => listed.map(({ id }) => id).filter((id) => decisionOf(id) === 'shortlist'),
    [listed, decisionOf],
  );
  return { people, nameOf, review, evidenceFirst, listed, shortlistIds };
}

function namesOf(results: Loaded, hideNames: boolean): Map<string, string> {
  return new Map(
    results.processed_items.map((item) => [
      item.candidate_id_internal,
      hideNames ? numberedName(item) : plainNameOf(item),
    ]),
  );
}
