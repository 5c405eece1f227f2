import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { MailTo } from '../frame/MailTo';
import { RequestForm } from './RequestForm';
import { AFTER, type Kind } from './request-kinds';

type HelpDialogProps = {
  code: string;
  company: string;
  contact: string;
  /** What is chosen at first. */
  kind: Kind;
  onClose: () => void;
  /** What else can be settled here. */
  children?: ReactNode;
};

/** Sends a request to the sender of the assessment, without an account. */
export function HelpDialog({ code, company, contact, kind, onClose, children }: HelpDialogProps) {
  const [sent, setSent] = useState<Kind | null>(null);
  return (
    <Dialog open onClose={onClose} title="Help and your rights">
      <p className="mt-2 text-14 text-ink-2">
        {sent === null ? 'This goes to' : 'Sent to'} {company}.{' '}
        {sent === null ? 'You can also write to' : `${AFTER[sent]} For an answer you can write to`}{' '}
        <MailTo address={contact} end="." />
      </p>
      {children && <div className="mt-3">{children}</div>}
      {sent === null ? (
        <RequestForm code={code} kind={kind} onSent={setSent} onCancel={onClose} />
      ) : (
        <div className="mt-6 flex justify-end">
          <p role="status" className="sr-only">
            Sent to {company}.
          </p>
          <Button variant="primary" size="lg" ref={(button) => button?.focus()} onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    </Dialog>
  );
}
