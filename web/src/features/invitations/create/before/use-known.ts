import { invitations } from '@candor/domain/api/invitations';
import {
  type KnownInvitation,
  KnownInvitationsBody,
  MOST_INVITED_AT_ONCE,
} from '@candor/domain/model/invitation';
import { Email } from '@candor/domain/model/user';
import { useMemo } from 'react';
import { useCall } from '../../../../session/use-call';
import { useDebounced } from '../../../../ui/use-debounced';
import { idField } from '../choices';
import type { InviteValues } from '../invite-form';
import { assessmentKey, keyOf } from './left-out';

const STILL_MS = 300;

export type Known = {
  /** The newest invitation of an address to the chosen assessment; null where none is known. */
  of: (email: string | null) => KnownInvitation | null;
  /** It could not be found out. */
  failed: boolean;
};

/**
 * Which of these addresses were invited to the chosen assessment before, requested when typing pauses. While a
 * response is awaited, the previous one for the same assessment applies.
 */
export function useKnown(
  chosen: Pick<InviteValues, 'choice' | 'assessment_id'>,
  emails: readonly string[],
): Known {
  const assessment = assessmentKey(chosen);
  const question = useDebounced(JSON.stringify([chosen, askable(emails)]), STILL_MS);
  const asked = useMemo(() => readQuestion(question), [question]);
  const { data, isError } = useCall(
    invitations.known,
    { body: asked.body ?? { candidate_emails: [] } },
    {
      enabled: asked.body !== null,
      refetchOnWindowFocus: true,
      // A form opened later must not begin with outdated data.
      gcTime: 0,
      meta: { assessment: asked.assessment },
      placeholderData: (before, query) =>
        query?.meta?.assessment === asked.assessment ? before : undefined,
    },
  );
  const found = useMemo(
    () => new Map(data?.known.map((one) => [keyOf(one.candidate_email), one])),
    [data],
  );
  const isCurrent = asked.body !== null && asked.assessment === assessment;
  return {
    of: (email) => (isCurrent && email !== null && found.get(keyOf(email))) || null,
    failed: isCurrent && isError,
  };
}

type Question = [chosen: Pick<InviteValues, 'choice' | 'assessment_id'>, emails: string[]];

/** The request of the contract; no body if there is nobody to ask about, or no assessment yet. */
function readQuestion(question: string): { assessment: string; body: KnownInvitationsBody | null } {
  const [chosen, candidate_emails]: Question = JSON.parse(question);
  const parsed = KnownInvitationsBody.safeParse({
    ...idField(chosen.choice, chosen.assessment_id),
    candidate_emails,
  });
  return { assessment: assessmentKey(chosen), body: parsed.data ?? null };
}

/** Each address once, as many as are asked about at once. A form with more of them is refused anyway. */
function askable(emails: readonly string[]): string[] {
  const keys = new Set(emails.filter((email) => Email.safeParse(email).success).map(keyOf));
  return [...keys].slice(0, MOST_INVITED_AT_ONCE);
}
