import type { BatchJob, ReplacedDocument } from '@candor/domain/model/batch';
import type { Rows } from '../rows/build-rows';
import { shownUnread } from '../rows/filter-rows';
import type { ViewState } from '../view/view-state';
import { CancelledShelf } from './CancelledShelf';
import { LeftOut } from './LeftOut';
import { UnreadShelf } from './UnreadShelf';

type ShelvesProps = {
  job: BatchJob;
  rows: Pick<Rows, 'unread' | 'cancelled'>;
  view: Pick<ViewState, 'show' | 'range' | 'search'>;
  onView: (change: Partial<ViewState>) => void;
  onReplaced: (answer: ReplacedDocument) => void;
};

/** Below the people: documents without a score. They follow the search, and say so where it leaves none. */
export function Shelves({ job, rows, view, onView, onReplaced }: ShelvesProps) {
  const { unread, cancelled } = rows;
  const left = shownUnread(unread, view);
  if (view.show !== 'all' && view.show !== 'unread') return null;
  return (
    <>
      <UnreadShelf job={job} rows={left} of={unread.length} onReplaced={onReplaced} />
      {view.show === 'all' && unread.length > 0 && left.length === 0 && (
        <LeftOut
          count={unread.length}
          byScore={view.range !== null}
          onShow={() => onView({ show: 'unread', range: null, search: '' })}
        />
      )}
      {view.show === 'all' && (
        <CancelledShelf rows={shownUnread(cancelled, view)} of={cancelled.length} />
      )}
    </>
  );
}
