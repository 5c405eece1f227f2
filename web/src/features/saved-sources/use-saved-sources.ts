import { batches } from '@candor/domain/api/batches';
import { savedSources } from '@candor/domain/api/saved-sources';
import { schedules } from '@candor/domain/api/schedules';
import type { SavedSource } from '@candor/domain/model/saved-source';
import type { ChangeScheduleBody, Schedule } from '@candor/domain/model/schedule';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApp } from '../../session/app-context';
import { useCall, useInvalidate } from '../../session/use-call';
import { usePages } from '../../session/use-pages';
import { useTellError } from '../../session/use-tell-error';
import { plural } from '../../ui/format';
import { notify } from '../../ui/toast';

/** The sources that this account gave a name. */
export function useSavedSources() {
  return useCall(savedSources.list, {});
}

/** Which of them are looked into each morning. */
export function useSchedules() {
  return useCall(schedules.list, {});
}

/** Rereads both lists after a change: a source takes its schedules with it. */
export function useSourcesChanged(): () => Promise<void> {
  const invalidate = useInvalidate();
  return useCallback(() => invalidate(savedSources.list, schedules.list), [invalidate]);
}

const NOTICE = 'saved-source';

/** Previews a saved source and says what is there. */
export function useTestSource() {
  const { api } = useApp();
  const changed = useSourcesChanged();
  const tell = useTellError(NOTICE);
  return useMutation({
    mutationFn: ({ id }: SavedSource) => api.call(savedSources.test, { params: { id } }),
    onSuccess: ({ candidates, unreadable, complete }, { name }) => {
      const people = plural(candidates, 'candidate');
      notify({
        kind: 'success',
        title: `“${name}” can be read`,
        detail: [
          `${complete ? '' : 'At least '}${people}`,
          ...(unreadable > 0 ? [`${unreadable} cannot be read`] : []),
        ].join(', '),
      });
    },
    onError: (error) => tell(error),
    onSettled: changed,
  });
}

/** Switches a schedule on or off. */
export function useChangeSchedule() {
  const { api } = useApp();
  const changed = useSourcesChanged();
  const tell = useTellError(NOTICE);
  return useMutation({
    mutationFn: ({ id, ...body }: Pick<Schedule, 'id'> & ChangeScheduleBody) =>
      api.call(schedules.change, { params: { id }, body }),
    onError: (error) => tell(error),
    onSettled: changed,
  });
}

/** Batches to choose a job from, at first and each time more are asked for. */
const OFFERED = 50;

/** Completed batches, the newest first, without the sample. */
export function useEndedBatches() {
  return usePages({
    endpoint: batches.list,
    rows: OFFERED,
    inputOf: (page) => ({ query: { ...page, status: 'completed' } as const }),
    itemsOf: ({ jobs }) => jobs.filter(({ sample }) => !sample),
    idOf: ({ batch_job_id }) => batch_job_id,
    hasMore: ({ has_more }) => has_more,
  });
}
