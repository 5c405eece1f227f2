import { batches } from '@candor/domain/api/batches';
import { useCall } from '../../../session/use-call';

/** Where a candidate to be invited is stored. */
export type CandidatePlace = { batchId: string; candidateId: string };

/** Whom an invitation is for, as far as their resume says it. */
export type InvitedPerson = { name: string; email: string };

/** The person of a candidate. One who is not there, or says nothing, leaves the form as it is. */
export function useInvitedPerson(place: CandidatePlace | null): {
  isPending: boolean;
  found: InvitedPerson | null;
} {
  const params = { id: place?.batchId ?? '', cid: place?.candidateId ?? '' };
  const { data, isPending } = useCall(batches.candidate, { params }, { enabled: place !== null });
  if (place === null) return { isPending: false, found: null };
  const found = data && { name: data.candidate_name ?? '', email: data.email ?? '' };
  return { isPending, found: found ?? null };
}
