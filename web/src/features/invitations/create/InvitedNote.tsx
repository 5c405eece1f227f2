import { messages } from '@candor/domain/messages';
import type { Invitation } from '@candor/domain/model/invitation';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { copyText } from '../../../ui/copy-text';
import { formatDay, plural } from '../../../ui/format';
import { notify } from '../../../ui/toast';
import { LinkBox } from '../LinkBox';
import { copyLinks } from '../list/use-bulk';
import { nameOf } from '../words';

type InvitedNoteProps = {
  sent: readonly Invitation[];
  onAnother: () => void;
  onClose: () => void;
};

/** Who was invited, with the link to hand on. The link of one person is on the clipboard already. */
export function InvitedNote({ sent, onAnother, onClose }: InvitedNoteProps) {
  const [first] = sent;
  const one = sent.length === 1 && first !== undefined ? first : null;
  useCopiedOnce(one);
  return (
    <div className="mt-2">
      <p className="text-14 text-ink-2">
        {one
          ? `${nameOf(one)} can begin until ${formatDay(one.expires_at)}.`
          : `${plural(sent.length, 'person', 'people')} can begin. Each has a link of their own.`}
      </p>
      {one && (
        <div className="mt-4">
          <LinkBox invitation={one} autoFocus />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        {!one && (
          <Button icon={Copy} onClick={() => void copyLinks(sent)} className="mr-auto">
            Copy links
          </Button>
        )}
        <Button onClick={onAnother} className={one ? 'mr-auto' : ''}>
          Invite another
        </Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}

function useCopiedOnce(invitation: Invitation | null): void {
  const copied = useRef(false);
  useEffect(() => {
    if (invitation === null || copied.current) return;
    copied.current = true;
    const id = 'invitation-link';
    copyText(invitation.invitation_link).then(
      () => notify({ id, kind: 'success', title: messages.linkCopied }),
      () => notify({ id, kind: 'error', title: messages.linkNotCopied }),
    );
  }, [invitation]);
}
