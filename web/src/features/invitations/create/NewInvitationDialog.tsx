import type { Invitation } from '@candor/domain/model/invitation';
import { useState } from 'react';
import { ErrorNote } from '../../../session/ErrorNote';
import { Awaited } from '../../../ui/Awaited';
import { Dialog } from '../../../ui/Dialog';
import { Skeleton } from '../../../ui/Skeleton';
import { useInvitable } from '../use-invitations';
import { choicesOf, firstChoice } from './choices';
import { InvitedNote } from './InvitedNote';
import { InviteFields } from './InviteFields';
import type { PickedPerson } from './picked-people';
import { type CandidatePlace, useInvitedPerson } from './use-invited-person';
import type { Sent } from './use-inviting';

type NewInvitationDialogProps = {
  /** What is to be invited to; empty for no matter what. */
  assessmentId: string;
  /** The candidate of a batch who is invited; null for whoever is named in the form. */
  candidate: CandidatePlace | null;
  /** The invited people of a list; nobody if there was none. */
  picked?: readonly PickedPerson[];
  /** Whether that list hides who they are. */
  namesHidden?: boolean;
  /** Called with those invited, if more were picked than can be invited at once. */
  onSomeLeft?: (invited: readonly string[]) => void;
  onClose: () => void;
};

const NOBODY: readonly PickedPerson[] = [];

/** Invites one person, or several, and hands out the links. */
export function NewInvitationDialog({
  assessmentId,
  candidate,
  picked = NOBODY,
  namesHidden = false,
  onSomeLeft,
  onClose,
}: NewInvitationDialogProps) {
  const invitable = useInvitable();
  const person = useInvitedPerson(candidate);
  const [sent, setSent] = useState<{ all: readonly Sent[]; left: number } | null>(null);
  const [sentBefore, setSentBefore] = useState(false);
  // Whoever invites another one means the same assessment.
  const [asked, setAsked] = useState(assessmentId);
  const assessments = invitable.data ?? [];
  const choices = choicesOf(assessments);
  const title = sent === null ? 'New invitation' : 'Invited';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      className="w-[min(36rem,calc(100%-32px))]! scroll-pb-24"
    >
      {sent === null ? (
        <Awaited pending={invitable.isPending || person.isPending} standIn={<FormSkeleton />}>
          {invitable.isError && !invitable.data && (
            <ErrorNote
              title="Your assessments could not be loaded."
              error={invitable.error}
              onRetry={() => void invitable.refetch()}
              className="mt-4"
            />
          )}
          <InviteFields
            choices={choices}
            first={firstChoice(choices, asked)}
            person={sentBefore ? null : person.found}
            picked={sentBefore ? NOBODY : picked}
            namesHidden={namesHidden}
            hasOwn={assessments.some(({ ats_source }) => ats_source === 'unknown')}
            hasHosted={assessments.some(({ ats_source }) => ats_source !== 'unknown')}
            known={invitable.data !== undefined}
            onSent={(all, left) => {
              setSent({ all, left });
              setAsked(assessmentOf(all[0]?.invitation) ?? asked);
              if (left > 0) onSomeLeft?.(all.flatMap(({ invitee }) => invitee.picked?.id ?? []));
            }}
            onClose={onClose}
          />
        </Awaited>
      ) : (
        <InvitedNote
          sent={sent.all}
          left={sent.left}
          fromElsewhere={picked.length > 0}
          onAnother={() => {
            setSentBefore(true);
            setSent(null);
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function assessmentOf(invitation: Invitation | undefined): string | null {
  if (!invitation) return null;
  const { assessment_id, ashby_assessment_id, greenhouse_assessment_id } = invitation;
  return assessment_id ?? ashby_assessment_id ?? greenhouse_assessment_id;
}

function FormSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your assessments"
      className="mt-4 flex flex-col gap-5 pb-1"
    >
      {['what', 'whom', 'mail', 'notes'].map((part) => (
        <Skeleton key={part} atOnce className="h-15 w-full" />
      ))}
    </div>
  );
}
