import type { Schedule } from '@candor/domain/model/schedule';
import { type FormEvent, useState } from 'react';
import { WITHOUT_SCRIPT } from '../../forms/use-form';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { HourFields } from './HourFields';
import { useChangeSchedule } from './use-saved-sources';

type MoveScheduleDialogProps = { schedule: Schedule; onClose: () => void };

/** Moves the hour of a schedule. */
export function MoveScheduleDialog({ schedule, onClose }: MoveScheduleDialogProps) {
  const { id, job_title: job, local_hour, time_zone } = schedule;
  const [hour, setHour] = useState({ local_hour, time_zone });
  const change = useChangeSchedule();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ id, ...hour }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} title={`When to score for ${job}`}>
      <form noValidate method={WITHOUT_SCRIPT} onSubmit={submit} className="mt-4">
        <HourFields value={hour} onChange={setHour} />
        <p className="mt-3 text-12 text-ink-3">
          A day still has only one run, even when its hour is moved.
        </p>
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={change.isPending}>
            Save hour
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
