import { Send } from 'lucide-react';
import { paths } from '../../../paths';
import { Button, buttonClass } from '../../../ui/Button';
import { PageLink } from '../../../ui/PageLink';

type InviteLinkProps = {
  batchId: string;
  candidateId: string;
  /** Invites them from here; null if a page that shows their name may open. */
  onInvite: (() => void) | null;
};

const WORDS = 'Invite to an assessment';

/** Leads from what a resume leaves open to what its owner can show. */
export function InviteLink({ batchId, candidateId, onInvite }: InviteLinkProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {onInvite ? (
        <Button icon={Send} aria-haspopup="dialog" onClick={onInvite}>
          {WORDS}
        </Button>
      ) : (
        <PageLink href={paths.inviteCandidate(batchId, candidateId)} className={buttonClass()}>
          <Send size={16} strokeWidth={1.75} aria-hidden />
          {WORDS}
        </PageLink>
      )}
      <span className="text-ink-3">They answer in writing, through a link.</span>
    </p>
  );
}
