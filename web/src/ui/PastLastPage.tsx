import { Button } from './Button';
import { EmptyState } from './EmptyState';

/** A page of a list that lies behind its last one, after something was taken out of it. */
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
