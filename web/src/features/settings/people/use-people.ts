import { people } from '@candor/domain/api/people';
import type { ErasedPeople, Person } from '@candor/domain/model/person';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../session/app-context';
import { useCall } from '../../../session/use-call';

/** A single letter finds half of everybody. */
const SHORTEST_QUERY = 2;

/** Whom to look for: by words, or as the person of a candidate. */
export type Wanted = { q: string } | { candidate: string };

/** Whether there is enough to search for. */
export function isAsked(wanted: Wanted): boolean {
  return 'candidate' in wanted || wanted.q.length >= SHORTEST_QUERY;
}

/** What the account holds about the people searched for, read anew each time. */
export function usePeople(wanted: Wanted) {
  return useCall(people.find, { body: wanted }, { enabled: isAsked(wanted), gcTime: 0 });
}

/** Erases people. Nothing that this window has read about anybody is kept beyond it. */
export function useErasePeople(onErased: (erased: ErasedPeople) => void) {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: readonly Person[]) =>
      api.call(people.erase, {
        body: {
          candidate_ids: chosen.flatMap(({ traces }) =>
            traces.map(({ candidate_id_internal }) => candidate_id_internal),
          ),
          match_ids: chosen.flatMap(({ matches }) => matches.map(({ match_id }) => match_id)),
          invitation_codes: chosen.flatMap(({ invitations }) =>
            invitations.map(({ invitation_code }) => invitation_code),
          ),
          application_ids: chosen.flatMap(({ applications }) =>
            applications.map(({ application_id }) => application_id),
          ),
          confirm: true,
        },
      }),
    onSuccess: (erased) => {
      onErased(erased);
      client.removeQueries({ type: 'inactive' });
      void client.invalidateQueries();
    },
  });
}
