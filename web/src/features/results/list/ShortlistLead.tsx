import { Phone, Send, Share } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { peopleWords } from '../../../ui/number-words';

type ShortlistLeadProps = {
  count: number;
  onCallSheet: () => void;
  onShare: () => void;
  onInvite: () => void;
  /** The pointer or the focus is on its button. */
  onInviteLikely: () => void;
};

/** What follows a shortlist: calling its people, asking them more in writing, and showing them to somebody. */
export function ShortlistLead(props: ShortlistLeadProps) {
  const { count, onCallSheet, onShare, onInvite, onInviteLikely } = props;
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3 text-13 text-ink-2">
      <span className="mr-auto">Shortlist of {peopleWords(count)}.</span>
      <Button size="sm" icon={Phone} onClick={onCallSheet}>
        Call sheet
      </Button>
      <Button
        size="sm"
        icon={Send}
        aria-haspopup="dialog"
        onClick={onInvite}
        onPointerEnter={onInviteLikely}
        onFocus={onInviteLikely}
      >
        Invite
      </Button>
      {/* On a phone the bottom bar has it. */}
      <span className="max-sm:hidden">
        <Button size="sm" icon={Share} onClick={onShare}>
          Share
        </Button>
      </span>
    </div>
  );
}
