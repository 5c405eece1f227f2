import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { CircleSlash, Ellipsis, FileText, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { IconButton } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { plural } from '../../ui/format';
import { Menu, type MenuItem } from '../../ui/Menu';
import { RenameDialog } from './RenameDialog';
import { useBatchActions } from './use-batch-actions';
import { useRerun } from './use-rerun';

type Asking = 'rename' | 'delete' | 'cancel' | null;

type BatchMenuProps = { job: BatchJob; more?: readonly MenuItem[]; onRemoved?: () => void };

/** Everything that can be done with one batch. Only what its state allows is offered. */
export function BatchMenu({ job, more = [], onRemoved }: BatchMenuProps) {
  const navigate = useNavigate();
  const { cancel, remove } = useBatchActions();
  const rerun = useRerun();
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const ended = isFinal(job.status);
  const items: MenuItem[] = [
    {
      kind: 'action',
      label: 'Use job again',
      icon: FileText,
      onSelect: () => navigate(paths.again(job.batch_job_id)),
    },
    { kind: 'action', label: 'Rename', icon: Pencil, onSelect: () => setAsking('rename') },
    ...more,
  ];
  if (job.status === 'failed') {
    items.push({
      kind: 'action',
      label: 'Run again',
      icon: RotateCw,
      ...(rerun.locked && { disabled: rerun.locked }),
      onSelect: () => rerun.run(job),
    });
  }
  items.push(
    { kind: 'line' },
    ended
      ? {
          kind: 'action',
          label: 'Delete',
          icon: Trash2,
          danger: true,
          onSelect: () => setAsking('delete'),
        }
      : {
          kind: 'action',
          label: 'Cancel',
          icon: CircleSlash,
          danger: true,
          onSelect: () => setAsking('cancel'),
        },
  );
  return (
    <>
      <Menu
        trigger={<IconButton label={`Actions for ${job.jobTitle}`} icon={Ellipsis} />}
        items={items}
      />
      {asking === 'rename' && <RenameDialog job={job} onClose={close} />}
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete “${job.jobTitle}”?`}
        verb="Delete the batch"
        keep="Keep it"
        busy={remove.isPending}
        onClose={close}
        onConfirm={() => remove.mutate(job, { onSuccess: () => onRemoved?.(), onSettled: close })}
      >
        Its job text, {plural(job.processed_candidates, 'result')} and the candidates' texts are
        erased. This cannot be undone. What was charged stays charged.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'cancel'}
        title={`Cancel “${job.jobTitle}”?`}
        verb="Cancel the batch"
        keep="Let it run"
        busy={cancel.isPending}
        onClose={close}
        onConfirm={() => cancel.mutate(job, { onSettled: close })}
      >
        Scoring stops. What is scored already stays readable and charged; the rest is not charged.
      </ConfirmDialog>
    </>
  );
}
