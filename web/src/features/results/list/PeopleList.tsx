import type { BatchJob, ReplacedDocument } from '@candor/domain/model/batch';
import { type ReactNode, useCallback, useMemo } from 'react';
import { scaledToFont } from '../../../ui/font-scale';
import { plural } from '../../../ui/format';
import { PHONE, useMediaQuery } from '../../../ui/use-media-query';
import { usePrinting } from '../../../ui/use-printing';
import type { Review } from '../decisions/use-review';
import { ResultRowsSkeleton } from '../ResultsSkeleton';
import type { Reading } from '../reading';
import { shownUnread } from '../rows/filter-rows';
import type { People } from '../rows/use-people';
import { SecondLookNote } from '../second-look/SecondLookNote';
import type { Preferences } from '../view/preferences';
import { isByScore, type ViewState } from '../view/view-state';
import { fitColumns, PAPER } from './fit-columns';
import { focusRow } from './focus-row';
import type { ListProps } from './list-props';
import { NewRows } from './NewRows';
import { NobodyShown } from './NobodyShown';
import { PaperLegend } from './PaperLegend';
import { QuotePeek } from './QuotePeek';
import { RestOfList } from './RestOfList';
import { CARD_HEIGHT, ResultCards } from './ResultCards';
import { ResultsTable } from './ResultsTable';
import { ROW_HEIGHT } from './row-height';
import { Shelves } from './Shelves';
import { ShownCount } from './ShownCount';
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
  reading: Reading | null;
  nameOf: (id: string) => string;
  onView: (change: Partial<ViewState>) => void;
  onReplaced: (answer: ReplacedDocument) => void;
  /** Actions for the people shown, above the list. */
  lead: ReactNode;
};

/** The people left by the filters, as a table or as cards, and the shelf of documents that could not be read. */
export function PeopleList(props: PeopleListProps) {
  const { job, people, review, view, preferences, reading, onView } = props;
  const peeking = usePeek();
  // Paper is wider than a phone: there, too, it gets the table.
  const printing = usePrinting();
  const phone = useMediaQuery(PHONE) && !printing;
  const { requirements, unread } = people.rows;
  // Where scores are covered none are chosen.
  const shownView = { ...view, range: people.covered > 0 ? null : view.range };
  const narrowed = shownView.range !== null || view.search !== '';
  const shelved = view.show === 'all' || view.show === 'unread';
  const unreadLeft = shelved && shownUnread(unread, shownView).length > 0;
  const shown = useMemo(
    () => requirements.filter(({ label }) => !view.hidden.includes(label)),
    [requirements, view.hidden],
  );
  const { tap, close } = peeking;
  const { open } = props.actions;
  const onTap = useCallback(
    (rowId: string, requirementId: string) => {
      if (tap(rowId, requirementId)) return;
      close();
      open(rowId, requirementId);
    },
    [tap, close, open],
  );
  // Any other order is only correct once everybody is loaded.
  const inOrder = !reading || isByScore(people.sorts);
  const bare = phone ? CARD_HEIGHT : ROW_HEIGHT[preferences.density];
  const rowHeight = useMemo(() => scaledToFont(bare), [bare]);
  const hasDots = phone || fitColumns(PAPER, shown.length, view.hidden, people.assessed).dots;
  const list: ListProps = {
    ...props,
    title: job.jobTitle,
    batchId: job.batch_job_id,
    rows: people.visible,
    requirements,
    expected: people.expected,
    sorts: people.sorts,
    assessed: people.assessed,
    hidden: view.hidden,
    density: preferences.density,
    decisionOf: review.decisionOf,
    onTap,
  };
  return (
    <>
      <ShownCount
        filter={[view.show, shownView.range, view.search].join()}
        left={
          view.show === 'unread'
            ? plural(shownUnread(unread, shownView).length, 'document')
            : plural(people.visible.length, 'person', 'people')
        }
      />
      {isByScore(people.sorts) && (
        <NewRows
          count={people.settled.arrived}
          onSettle={() => {
            people.settled.settle();
            // Its button is gone then.
            focusRow(props.activeId ?? people.visible[0]?.id ?? null);
          }}
        />
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
      {people.visible.length === 0 && !unreadLeft && !reading && (
        <NobodyShown
          show={view.show}
          narrowed={narrowed}
          onClear={() => onView({ show: 'all', range: null, search: '' })}
          onShow={(show) => onView({ show, range: null, search: '' })}
        />
      )}
      {people.visible.length === 0 && unreadLeft && view.show === 'all' && !reading && (
        <p role="status" className="pt-3 text-13 text-ink-2">
          Nobody with a score matches your search.
        </p>
      )}
      {inOrder && people.visible.length > 0 && hasDots && <PaperLegend requirements={shown} />}
      {inOrder &&
        people.visible.length > 0 &&
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
      {reading && (
        <>
          <RestOfList
            reading={reading}
            missing={
              inOrder && people.expected !== null ? people.expected - people.visible.length : null
            }
            rowHeight={rowHeight}
          />
          {!inOrder && <ResultRowsSkeleton />}
        </>
      )}
      <QuotePeek
        batchId={job.batch_job_id}
        peek={peeking.peek}
        requirements={shown}
        hideNames={preferences.hideNames}
        onClose={peeking.close}
      />
      {!reading && (
        <Shelves
          job={job}
          rows={people.rows}
          view={shownView}
          onView={onView}
          onReplaced={props.onReplaced}
        />
      )}
    </>
  );
}
