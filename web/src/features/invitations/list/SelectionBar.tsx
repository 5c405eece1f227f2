import type { Invitation } from '@candor/domain/model/invitation';
import { isOpen } from '@candor/domain/rules/invitation';
import { Copy, Send, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { formatCount, plural } from '../../../ui/format';
import { useLeftByKeys } from '../../../ui/use-left-by-keys';
import { copyLinks, useBulk } from './use-bulk';

type SelectionBarProps = {
  chosen: readonly Invitation[];
  onClear: () => void;
  /** Called with those that something is still to be done with. */
  onKeep: (open: readonly Invitation[]) => void;
  /** The bar is gone while somebody was in it by keys. */
  onLeft: () => void;
};

/** What can be done with everybody who is selected. The count is announced whether or not the bar is in sight. */
export function SelectionBar({ chosen, onClear, onKeep, onLeft }: SelectionBarProps) {
  const [asking, setAsking] = useState(false);
  const { resend, cancel } = useBulk();
  const count = chosen.length;
  const watched = useLeftByKeys(count === 0, onLeft);
  const resendable = chosen.filter(({ status }) => isOpen(status) || status === 'expired');
  const open = chosen.filter(({ status }) => isOpen(status));
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? `${formatCount(count)} selected` : ''}
      </p>
      {count > 0 && (
        <section
          {...watched}
          aria-label="Selection"
          className="sticky bottom-4 z-20 mx-auto mt-4 flex min-h-11 w-max max-w-full items-center gap-1 overflow-x-auto rounded-card border border-border bg-surface pr-2 pl-4 text-13 shadow-pop animate-[rise-in_180ms_var(--ease-out)] max-sm:gap-0 max-sm:pr-0 max-sm:pl-3 pointer-coarse:py-1"
        >
          <span className="num font-medium whitespace-nowrap">
            {formatCount(count)} <span className="max-sm:sr-only">selected</span>
          </span>
          <span aria-hidden className="mx-2 h-5 w-px shrink-0 bg-border max-sm:ml-3" />
          <Button
            variant="primary"
            size="sm"
            icon={Send}
            busy={resend.isPending}
            disabled={resendable.length === 0}
            title={
              resendable.length === 0
                ? 'What is completed or cancelled cannot be resent'
                : undefined
            }
            onClick={() =>
              resend.mutate(resendable, { onSuccess: ({ open: rest }) => onKeep(rest) })
            }
          >
            Resend {formatCount(resendable.length)}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon={Copy}
            onClick={() => void copyLinks(chosen)}
            className="max-sm:px-2"
          >
            <span>
              Copy <span className="max-sm:sr-only">links</span>
            </span>
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={open.length === 0}
            title={open.length === 0 ? 'All of these have ended' : undefined}
            onClick={() => setAsking(true)}
            className="max-sm:px-2"
          >
            <span>
              Cancel {formatCount(open.length)}{' '}
              <span className="max-sm:sr-only">
                {open.length === 1 ? 'invitation' : 'invitations'}
              </span>
            </span>
          </Button>
          <IconButton label="Clear the selection" icon={X} size="sm" onClick={onClear} />
        </section>
      )}
      <ConfirmDialog
        open={asking}
        title={`Cancel ${plural(open.length, 'invitation')}?`}
        verb={`Cancel ${plural(open.length, 'invitation')}`}
        keep="Keep them"
        busy={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          cancel.mutate(open, {
            onSuccess: ({ open: rest }) => {
              setAsking(false);
              onKeep(rest);
            },
          })
        }
      >
        Their links stop and say that you cancelled them. The invitations stay in the list with what
        was answered; they cannot be opened again.
      </ConfirmDialog>
    </>
  );
}
