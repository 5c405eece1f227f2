import { Send } from 'lucide-react';
import { paths } from '../../../paths';
import { buttonClass } from '../../../ui/Button';
import { PageLink } from '../../../ui/PageLink';

type InviteLinkProps = { batchId: string; candidateId: string };

/** The way from what a resume leaves open to what its owner can show. */
export function InviteLink({ batchId, candidateId }: InviteLinkProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PageLink href={paths.inviteCandidate(batchId, candidateId)} className={buttonClass()}>
        <Send size={16} strokeWidth={1.75} aria-hidden />
        Invite to an assessment
      </PageLink>
      <span className="text-ink-3">They answer in writing, by a link.</span>
    </p>
  );
}
