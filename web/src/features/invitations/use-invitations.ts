import { invitations } from '@candor/domain/api/invitations';
import { users } from '@candor/domain/api/users';
import type { InvitableAssessment } from '@candor/domain/model/invitation';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ClientError } from '../../api/client-error';
import { useApp, useSessionState } from '../../session/app-context';
import { keyOf, ofTheSamePerson, scopeOf, useCall, useInvalidate } from '../../session/use-call';
import { readInvitable } from './create/read-invitable';
import { type ListState, listQuery } from './list/list-state';

/** A page of the account's invitations. The page before stays in sight until the next one is here. */
export function useInvitationList(list: ListState) {
  return useCall(
    invitations.list,
    { query: listQuery(list) },
    {
      refetchOnMount: 'always',
      refetchOnWindowFocus: true,
      placeholderData: (before) => before,
    },
  );
}

/** One invitation. */
export function useInvitation(code: string) {
  return useCall(invitations.show, { params: { id: code } }, { refetchOnWindowFocus: true });
}

/** How far its candidate is. Read as often as the invitation itself: an older one must not stand over a newer one. */
export function useInvitationProgress(code: string) {
  return useCall(invitations.progress, { params: { id: code } }, { refetchOnWindowFocus: true });
}

/** Figures of the invitations that were created in the last days. */
export function useInvitationStats(days: number) {
  return useCall(
    invitations.stats,
    { query: { days: String(days) } },
    { placeholderData: (before) => before },
  );
}

/** The same by source. */
export function useStatsBySource(days: number) {
  return useCall(
    invitations.statsByAts,
    { query: { days: String(days) } },
    { placeholderData: (before) => before },
  );
}

/** Everything that one can invite to. */
export function useInvitable() {
  const { api } = useApp();
  const scope = scopeOf(useSessionState());
  return useQuery<InvitableAssessment[], ClientError>({
    queryKey: keyOf(scope, invitations.assessments.name, 'every page'),
    queryFn: ({ signal }) => readInvitable(api, signal),
    placeholderData: ofTheSamePerson(scope),
  });
}

/** Reads everything about invitations again after a change. */
export function useInvitationsChanged(): () => Promise<void> {
  const invalidate = useInvalidate();
  return useCallback(
    () =>
      invalidate(
        ...[invitations.list, invitations.show, invitations.progress, invitations.requests],
        ...[invitations.stats, invitations.statsByAts, invitations.assessments],
        users.quotaStatus,
      ),
    [invalidate],
  );
}

/**
 * Waits for a change and rereads everything about invitations. Also after a rejection: their state may differ from
 * what this window shows.
 */
export function useSettled(): (change: Promise<unknown>) => Promise<void> {
  const changed = useInvitationsChanged();
  return useCallback(
    async (change) => {
      try {
        await change;
      } catch (error) {
        void changed();
        throw error;
      }
      await changed();
    },
    [changed],
  );
}
