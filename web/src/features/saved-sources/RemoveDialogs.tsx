import { savedSources } from '@candor/domain/api/saved-sources';
import { schedules } from '@candor/domain/api/schedules';
import type { SavedSource } from '@candor/domain/model/saved-source';
import type { Schedule } from '@candor/domain/model/schedule';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { notify } from '../../ui/toast';
import { useSourcesChanged } from './use-saved-sources';

type RemoveSourceDialogProps = {
  source: SavedSource;
  /** How many schedules use it. */
  schedules: number;
  onClose: () => void;
};

/** Asks before a saved source is forgotten: what opens it cannot be brought back. */
export function RemoveSourceDialog(props: RemoveSourceDialogProps) {
  const { source, schedules: used, onClose } = props;
  const { api } = useApp();
  const remove = useRemoval(
    () => api.call(savedSources.remove, { params: { id: source.id } }),
    `“${source.name}” was deleted`,
    onClose,
  );
  return (
    <ConfirmDialog
      open
      title={`Delete “${source.name}”?`}
      verb="Delete source"
      keep="Keep it"
      {...remove}
      onClose={onClose}
    >
      <p>
        Its connection details are erased and cannot be brought back. Its batches and results stay.
        {used > 0 && ' Its morning schedules end.'}
      </p>
    </ConfirmDialog>
  );
}

type EndScheduleDialogProps = { schedule: Schedule; onClose: () => void };

/** Asks before a schedule is deleted: the candidates it has seen are forgotten with it. */
export function EndScheduleDialog({ schedule, onClose }: EndScheduleDialogProps) {
  const { api } = useApp();
  const end = useRemoval(
    () => api.call(schedules.remove, { params: { id: schedule.id } }),
    'The schedule has ended',
    onClose,
  );
  return (
    <ConfirmDialog
      open
      title={`End the schedule for ${schedule.job_title}?`}
      verb="End schedule"
      keep="Keep it"
      {...end}
      onClose={onClose}
    >
      <p>
        It forgets whom it has seen, so a new schedule may score the same people once more. To pause
        it, switch it off instead. Its batches and results stay.
      </p>
    </ConfirmDialog>
  );
}

function useRemoval(remove: () => Promise<unknown>, title: string, onClose: () => void) {
  const changed = useSourcesChanged();
  const { isPending, error, mutate } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      notify({ kind: 'success', title });
      onClose();
    },
    onSettled: changed,
  });
  return {
    busy: isPending,
    problem: error === null ? null : asClientError(error).message,
    onConfirm: () => mutate(),
  };
}
