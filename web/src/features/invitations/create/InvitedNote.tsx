import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { formatCount, formatDay, plural } from '../../../ui/format';
import { LinkBox } from '../LinkBox';
import { copyLinks } from '../list/use-bulk';
import { LinkList, labelOf } from './LinkList';
import type { Sent } from './use-inviting';

type InvitedNoteProps = {
  sent: readonly Sent[];
  /** How many were picked beyond what is invited at once. */
  left: number;
  /** The list of invitations is another page. */
  fromElsewhere: boolean;
  onAnother: () => void;
  onClose: () => void;
};

/** Who was invited, with the links to hand on. The link of one person is on the clipboard already. */
export function InvitedNote({ sent, left, fromElsewhere, ...props }: InvitedNoteProps) {
  const { onAnother, onClose } = props;
  const only = sent.length === 1 ? (sent[0] ?? null) : null;
  const one = only?.invitation ?? null;
  const words = useRef<HTMLParagraphElement>(null);
  // The button that sent them is gone with its form.
  useEffect(() => words.current?.focus(), []);
  const byHand = sent.filter(({ invitee }) => !invitee.body.send_email);
  return (
    <div className="mt-2">
      <p ref={words} tabIndex={-1} className="text-14 text-ink-2 outline-none">
        {only
          ? `${labelOf(only)} can begin until ${formatDay(only.invitation.expires_at)}.`
          : `${plural(sent.length, 'person', 'people')} can begin. Each has a link of their own.`}
        {left > 0 && ` The other ${formatCount(left)} are still selected.`}
        {fromElsewhere && (
          <>
            {' '}
            Follow them under{' '}
            <Link
              to={paths.invitations}
              className="font-medium text-ink underline underline-offset-3"
            >
              Invitations
            </Link>
            .
          </>
        )}
      </p>
      {one ? (
        <div className="mt-4">
          <LinkBox invitation={one} copyAtOnce />
        </div>
      ) : (
        byHand.length > 0 && <LinkList sent={byHand} isAll={byHand.length === sent.length} />
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        {!one && (
          <Button
            icon={Copy}
            onClick={() => void copyLinks(sent.map(({ invitation }) => invitation))}
            className="mr-auto"
          >
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
