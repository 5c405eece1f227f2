import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';

/** Says that people were scored since the order was settled, and settles it again on request. */
export function NewRows({ count, onSettle }: { count: number; onSettle: () => void }) {
  return (
    <div
      role="status"
      className={count === 0 ? 'sr-only' : 'flex items-center gap-3 pb-2 text-13 text-ink-2'}
    >
      {count > 0 && (
        <>
          <span>New candidates are at the end of the list.</span>
          <Button size="sm" onClick={onSettle}>
            {formatCount(count)} new, re-rank
          </Button>
        </>
      )}
    </div>
  );
}
