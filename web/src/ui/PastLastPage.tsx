import { Button } from './Button';
import { EmptyState } from './EmptyState';

/** A page past the end of a list, after something was removed from it. */
export function PastLastPage({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      kind="cleared"
      title="Nothing on this page"
      action={<Button onClick={onFirst}>First page</Button>}
    >
      The list is shorter than this.
    </EmptyState>
  );
}
