import { schedules } from '@candor/domain/api/schedules';
import type { SavedSource } from '@candor/domain/model/saved-source';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { asClientError } from '../../api/client-error';
import { FormProblem } from '../../forms/FormProblem';
import { WITHOUT_SCRIPT } from '../../forms/use-form';
import { useApp } from '../../session/app-context';
import { ErrorNote } from '../../session/ErrorNote';
import { UpgradeWay } from '../../session/UpgradeWay';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ownTimeZone } from '../../ui/own-time-zone';
import { Skeleton } from '../../ui/Skeleton';
import { notify } from '../../ui/toast';
import { HourFields } from './HourFields';
import { ScheduledJobField } from './ScheduledJobField';
import { useEndedBatches, useSourcesChanged } from './use-saved-sources';

type ScheduleDialogProps = { source: SavedSource; onClose: () => void };

const EARLY = 7;

/** Sets up 'score what is new each morning': by which batch's job, and when. */
export function ScheduleDialog({ source, onClose }: ScheduleDialogProps) {
  const { api } = useApp();
  const changed = useSourcesChanged();
  const ended = useEndedBatches();
  const jobs = ended.items ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [hour, setHour] = useState({ local_hour: EARLY, time_zone: ownTimeZone() });
  const batchId = chosen ?? jobs[0]?.batch_job_id ?? null;
  const create = useMutation({
    mutationFn: (batch_job_id: string) =>
      api.call(schedules.create, {
        body: { saved_source_id: source.id, batch_job_id, ...hour },
      }),
    onSuccess: () => {
      notify({ kind: 'success', title: 'The schedule is set up' });
      onClose();
    },
    onSettled: changed,
  });
  const problem = create.isError ? asClientError(create.error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (batchId !== null && !create.isPending) create.mutate(batchId);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Score what is new each morning"
      className="w-[min(34rem,calc(100%-32px))]!"
    >
      <p className="mt-2 text-13 text-balance break-words text-ink-2">
        Each morning “{source.name}” is checked, and whoever is new is scored as a batch. Only they
        count against your candidates. If nobody is new, nothing happens.
      </p>
      <form
        noValidate
        method={WITHOUT_SCRIPT}
        onSubmit={submit}
        className="mt-4 flex flex-col gap-4"
      >
        {ended.error && (
          <ErrorNote
            title="Your batches could not be loaded."
            error={ended.error}
            onRetry={ended.again}
          />
        )}
        {ended.items && jobs.length === 0 && !ended.more.exist && (
          <p className="text-13 text-ink-2">
            A schedule uses the job of a completed batch. Score somebody first.
          </p>
        )}
        {!ended.items && !ended.error && (
          <div role="status" aria-label="Loading your batches" className="flex flex-col gap-4">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-16 w-full" />
          </div>
        )}
        {batchId !== null && (
          <>
            <ScheduledJobField
              jobs={jobs}
              batchId={batchId}
              more={ended.more}
              onChoose={setChosen}
            />
            <HourFields value={hour} onChange={setHour} />
          </>
        )}
        <div className="mt-2 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            busy={create.isPending}
            disabled={batchId === null}
          >
            Set up
          </Button>
        </div>
        <FormProblem text={problem?.message ?? null}>
          <UpgradeWay error={problem} />
        </FormProblem>
      </form>
    </Dialog>
  );
}
