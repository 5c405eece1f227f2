import type { BatchJob, ProcessedItem } from '@candor/domain/model/batch';
import { Suspense } from 'react';
import { invitableOf } from './invitable-of';
import { CallSheet, Checks } from './lazy-parts';
import type { ResultsProps } from './results-props';
import type { KnownPeople } from './use-known-people';

/** Dialogs over the results, one at a time. */
export type ResultDialog =
  | { kind: 'share'; chosen: readonly string[] }
  /** What recipients of shared links said, with another link for the shortlist. */
  | { kind: 'answers' }
  | { kind: 'invite'; chosen: readonly string[] }
  | { kind: 'call sheet' }
  | { kind: 'checks' };

type ResultsDialogsProps = Pick<ResultsProps, 'renderShare' | 'renderInvite'> & {
  dialog: ResultDialog;
  job: BatchJob;
  items: readonly ProcessedItem[];
  known: KnownPeople;
  hideNames: boolean;
  /** Called with those invited, if more were selected than can be invited at once. */
  onSomeLeft: (invited: readonly string[]) => void;
  /** To a person in the list, who is then shown instead of the dialog. */
  onRead: (id: string) => void;
  onClose: () => void;
};

/** Sharing, inviting, the call sheet or the score checks, over the results. */
export function ResultsDialogs(props: ResultsDialogsProps) {
  const { dialog, job, items, known, hideNames, renderShare, renderInvite, onRead, onClose } =
    props;
  const { isCovered } = known.evidenceFirst;
  switch (dialog.kind) {
    case 'share':
    case 'answers': {
      const people = known.listed.map(({ id, name, score }) => ({
        id,
        name,
        score: isCovered(id) ? null : score,
      }));
      const forAnswers = dialog.kind === 'answers';
      const chosen = forAnswers ? known.shortlistIds : dialog.chosen;
      return renderShare({ people, chosen, forAnswers, onClose });
    }
    case 'invite':
      return renderInvite({
        people: invitableOf(items, dialog.chosen, hideNames, known.review.decisionOf),
        namesHidden: hideNames,
        onSomeLeft: props.onSomeLeft,
        onClose,
      });
    case 'call sheet':
      return (
        <Suspense>
          <CallSheet
            job={job}
            ids={known.shortlistIds}
            hideNames={hideNames}
            isCovered={isCovered}
            onRead={onRead}
            onClose={onClose}
          />
        </Suspense>
      );
    case 'checks':
      return (
        <Suspense>
          <Checks
            batchId={job.batch_job_id}
            covered={known.people.covered > 0}
            nameOf={known.nameOf}
            onOpen={onRead}
            onClose={onClose}
          />
        </Suspense>
      );
  }
}
