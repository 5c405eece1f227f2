import type { BatchJob } from '@candor/domain/model/batch';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query';
import type { Review } from '../decisions/use-review';
import type { People } from '../rows/use-people';
import { SecondLookNote } from '../second-look/SecondLookNote';
import type { Preferences } from '../view/preferences';
import { isByScore, type ViewState } from '../view/view-state';
import type { ListProps } from './list-props';
import { NewRows } from './NewRows';
import { NobodyShown } from './NobodyShown';
import { QuotePeek } from './QuotePeek';
import { ResultCards } from './ResultCards';
import { ResultsTable } from './ResultsTable';
import { UnreadShelf } from './UnreadShelf';
import { usePeek } from './use-peek';

export type PeopleListProps = Pick<
  ListProps,
  'openId' | 'activeId' | 'selected' | 'isCovered' | 'actions'
> & {
  job: BatchJob;
  people: People;
  review: Review;
  view: ViewState;
  preferences: Preferences;
  nameOf: (id: string) => string;
  onView: (change: Partial<ViewState>) => void;
  /** What can be done with the people that are shown, over the list. */
  lead: ReactNode;
};

/** The people that the filters leave, as a table or as cards, and the shelf of what could not be read. */
export function PeopleList(props: PeopleListProps) {
  const { job, people, review, view, preferences, onView } = props;
  const peeking = usePeek();
  const phone = useMediaQuery('(max-width: 639px)');
  const shown = people.rows.requirements.filter(({ label }) => !view.hidden.includes(label));
  const list: ListProps = {
    ...props,
    title: job.jobTitle,
    batchId: job.batch_job_id,
    rows: people.visible,
    requirements: people.rows.requirements,
    sorts: people.sorts,
    hidden: view.hidden,
    density: preferences.density,
    decisionOf: review.decisionOf,
  };
  return (
    <>
      {isByScore(people.sorts) && (
        <NewRows count={people.settled.arrived} onSettle={people.settled.settle} />
      )}
      {view.show === 'second_look' && people.looks.length > 0 && (
        <SecondLookNote
          batchId={job.batch_job_id}
          looks={people.looks}
          nameOf={props.nameOf}
          decisionOf={review.decisionOf}
        />
      )}
      {props.lead}
      {view.show !== 'unread' && people.visible.length === 0 && (
        <NobodyShown
          show={view.show}
          narrowed={view.range !== null || view.search !== ''}
          onClear={() => onView({ show: 'all', range: null, search: '' })}
          onShow={(show) => onView({ show, range: null, search: '' })}
        />
      )}
      {people.visible.length > 0 &&
        (phone ? (
          <ResultCards {...list} />
        ) : (
          <ResultsTable
            {...list}
            onPoint={peeking.point}
            onPeekStep={(rowId, by) =>
              peeking.step(
                rowId,
                shown.map(({ id }) => id),
                by,
              )
            }
          />
        ))}
      <QuotePeek
        batchId={job.batch_job_id}
        peek={peeking.peek}
        hideNames={preferences.hideNames}
        onClose={peeking.close}
      />
      {(view.show === 'all' || view.show === 'unread') && <UnreadShelf rows={people.rows.unread} />}
    </>
  );
}
