import { ats } from '@candor/domain/api/ats';
import { integrations } from '@candor/domain/api/integrations';
import { users } from '@candor/domain/api/users';
import { AtsType, type Integration } from '@candor/domain/model/ats';
import { useCallback } from 'react';
import { useUser } from '../../session/app-context';
import { useCall, useInvalidate } from '../../session/use-call';

/** How often to poll for a finished sync, in milliseconds. */
const WHILE_READING = 2_000;

/** The systems as the account has them; followed while one of them is read. */
export function useIntegrations() {
  return useCall(
    integrations.list,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.integrations.some(({ syncing }) => syncing) ? WHILE_READING : false,
    },
  );
}

/** Whether a system answered when it was last asked; null while nobody on this screen has asked it. */
export function useAnswers(type: AtsType): boolean | null {
  const { data, error } = useCall(ats[type].serviceStatus, {}, { enabled: false });
  if (error) return false;
  return data ? data.status === 'healthy' : null;
}

/** Asks once more whether a system answers. The system itself is asked only for partners; its last reading is for everybody. */
export function useAskAgain(type: AtsType) {
  const { is_integration_partner: isPartner } = useUser();
  const status = useCall(ats[type].serviceStatus, {}, { enabled: false });
  const list = useCall(integrations.list, {}, { enabled: false });
  const asked = isPartner ? status : list;
  return { busy: asked.isFetching, again: () => void asked.refetch() };
}

/** Reads everything again that a new or ended connection changes. */
export function useConnectionChanged(): () => Promise<void> {
  const invalidate = useInvalidate();
  return useCallback(async () => {
    // First the list of systems: nothing more is requested from one that is gone.
    await invalidate(integrations.list, users.settings);
    await invalidate(...AtsType.options.flatMap((type) => Object.values(ats[type])));
  }, [invalidate]);
}

/** Whether somebody has to let us in again before anything else. */
export function needsRepair({ problem }: Integration): boolean {
  return problem === 'refused' || problem === 'permission';
}

/** A system that can be connected, by its name. */
export function connectionOf(list: readonly Integration[], type: AtsType): Integration | null {
  return list.find(({ ats_type }) => ats_type === type) ?? null;
}
