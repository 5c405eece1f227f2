import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import type { Show } from '../view/view-state';

type NobodyShownProps = {
  show: Show;
  /** Scores or a search narrow the list as well. */
  narrowed: boolean;
  onClear: () => void;
  onShow: (show: Show) => void;
};

/** A list without anybody: because of a filter, or because the work is done. */
export function NobodyShown({ show, narrowed, onClear, onShow }: NobodyShownProps) {
  if (narrowed || show === 'all' || show === 'second_look') {
    return (
      <EmptyState
        kind="no_result"
        title={show === 'unread' ? 'No document matches' : 'No candidate matches'}
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        {show === 'unread'
          ? 'Nothing that could not be read matches your search or filters.'
          : 'Nobody matches your search or filters.'}
      </EmptyState>
    );
  }
  if (show === 'unread') {
    return (
      <EmptyState
        kind="cleared"
        title="Everything could be read"
        action={<Button onClick={() => onShow('all')}>See everybody</Button>}
      >
        No document of this batch is without a score.
      </EmptyState>
    );
  }
  if (show === 'to_decide') {
    return (
      <EmptyState
        kind="cleared"
        title="Everybody is decided"
        action={<Button onClick={() => onShow('shortlist')}>See the shortlist</Button>}
      >
        You have decided on everybody in this batch. Any decision can be undone.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={EMPTY[show] ?? 'Nobody here'}
      action={<Button onClick={() => onShow('to_decide')}>Who is left to decide</Button>}
    >
      People appear here as you decide about them.
    </EmptyState>
  );
}

const EMPTY: Partial<Record<Show, string>> = {
  shortlist: 'Nobody is on the shortlist',
  maybe: 'Nobody is a maybe',
  set_aside: 'Nobody is set aside',
};
