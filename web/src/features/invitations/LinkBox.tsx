import { messages } from '@candor/domain/messages';
import type { Invitation } from '@candor/domain/model/invitation';
import { Copy, Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../ui/Button';
import { copyText } from '../../ui/copy-text';
import { notify } from '../../ui/toast';
import { mailtoOf } from './mailto';

type LinkBoxProps = {
  invitation: Invitation;
  /** Somebody who has just sent an invitation needs nothing else of the link. */
  copyAtOnce?: boolean;
};

/** The link of an invitation, to copy or to send by e-mail. Where the browser does not copy it, it is selected. */
export function LinkBox({ invitation, copyAtOnce = false }: LinkBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const copy = () =>
    copyText(invitation.invitation_link).then(
      () => notify({ id: 'invitation-link', kind: 'success', title: messages.linkCopied }),
      () => {
        notify({ id: 'invitation-link', kind: 'error', title: messages.linkNotCopied });
        field.current?.focus();
        field.current?.select();
      },
    );
  const copied = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is copied once, when it is first shown
  useEffect(() => {
    if (!copyAtOnce || copied.current) return;
    copied.current = true;
    void copy();
  }, [copyAtOnce]);
  return (
    <div className="flex items-center gap-1.5 rounded-[10px] border border-border bg-bg p-1 pl-3 focus-within:outline-2 focus-within:outline-accent">
      <input
        ref={field}
        readOnly
        aria-label="Link of the invitation"
        value={invitation.invitation_link}
        onFocus={({ target }) => target.select()}
        {...(copyAtOnce && { 'data-autofocus': true })}
        className="min-w-0 flex-1 truncate bg-transparent font-mono text-12 outline-none"
      />
      <Button size="sm" icon={Copy} onClick={() => void copy()}>
        Copy
      </Button>
      <a
        href={mailtoOf(invitation)}
        aria-label="E-mail the link"
        title="E-mail the link"
        onClick={() => notify({ id: 'email', kind: 'info', title: messages.emailClientOpened })}
        className={`${buttonClass({ size: 'sm' })} px-2! pointer-coarse:min-w-11`}
      >
        <Mail size={16} strokeWidth={1.75} aria-hidden />
      </a>
    </div>
  );
}
