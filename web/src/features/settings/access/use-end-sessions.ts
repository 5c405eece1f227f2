import { accounts } from '@candor/domain/api/accounts';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../../api/client-error';
import type { Api } from '../../../api/create-api';
import { useApp } from '../../../session/app-context';
import { useInvalidate } from '../../../session/use-call';

/** Ends sessions by their ids. The list is read again in any case: some may have ended before one could not be. */
export function useEndSessions() {
  const { api } = useApp();
  const changed = useInvalidate();
  return useMutation({
    mutationFn: (ids: readonly string[]) => endAll(api, ids),
    onSettled: () => changed(accounts.sessions),
  });
}

async function endAll(api: Api, ids: readonly string[]): Promise<void> {
  const ends = await Promise.allSettled(
    ids.map((id) => api.call(accounts.endSession, { params: { id } })),
  );
  for (const end of ends) {
    // A session that has ended by itself meanwhile is the desired result.
    if (end.status === 'rejected' && asClientError(end.reason).code !== 'not_found')
      throw end.reason;
  }
}
