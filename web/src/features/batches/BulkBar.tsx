import type { BatchJob } from '@candor/domain/model/batch';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { plural, sentenceList } from '../../ui/format';
import { useLeftByKeys } from '../../ui/use-left-by-keys';
import { useRemoveMany } from './use-remove-many';

type BulkBarProps = {
  chosen: readonly BatchJob[];
  onClear: () => void;
  /** The bar is gone while somebody was in it by keys. */
  onLeft: () => void;
};

/** How many titles a question names. */
const NAMED = 3;

/** What can be done with all chosen batches at once, at the foot of the screen. */
export function BulkBar({ chosen, onClear, onLeft }: BulkBarProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveMany();
  const watched = useLeftByKeys(chosen.length === 0, onLeft);
  if (chosen.length === 0) return null;
  const named = chosen.slice(0, NAMED).map(({ jobTitle }) => `“${jobTitle}”`);
  const more = chosen.length - named.length;
  const results = chosen.reduce((sum, job) => sum + job.processed_candidates, 0);
  return (
    <div
      {...watched}
      role="toolbar"
      aria-label="Chosen batches"
      className="sticky bottom-4 z-10 mx-auto mt-4 flex w-fit items-center gap-2 rounded-card border border-border bg-surface py-2 pr-2 pl-4 text-13 shadow-pop"
    >
      <span role="status" className="num mr-4 font-medium">
        {chosen.length} chosen
      </span>
      <Button size="sm" variant="quiet" onClick={onClear}>
        Clear
      </Button>
      <Button size="sm" icon={Trash2} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${plural(chosen.length, 'batch', 'batches')}?`}
        verb={`Delete ${plural(chosen.length, 'batch', 'batches')}`}
        keep="Keep them"
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(chosen, {
            onSettled: () => {
              setAsking(false);
              onClear();
            },
          })
        }
      >
        {sentenceList(more > 0 ? [...named, plural(more, 'more', 'more')] : named)}: their job
        texts, {plural(results, 'result')} and the candidates' texts are erased. This cannot be
        undone. What was charged stays charged.
      </ConfirmDialog>
    </div>
  );
}
