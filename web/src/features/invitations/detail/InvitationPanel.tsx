import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { asClientError } from '../../../api/client-error';
import { ErrorNote } from '../../../session/ErrorNote';
import { Awaited } from '../../../ui/Awaited';
import { Button, IconButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { useInvitation, useInvitationProgress } from '../use-invitations';
import { InvitationDetail } from './InvitationDetail';
import { PanelBar } from './PanelBar';

type InvitationPanelProps = {
  code: string;
  /** The codes of the list, in which the neighbours are found. */
  codes: readonly string[];
  onOpen: (code: string) => void;
  onClose: () => void;
};

/** One invitation next to the list: its candidate's progress, and the actions. */
export function InvitationPanel({ code, codes, onOpen, onClose }: InvitationPanelProps) {
  const found = useInvitation(code);
  // The list's data is shown until, and if, the progress itself cannot be read.
  const progress = useInvitationProgress(code);
  const index = codes.indexOf(code);
  const [before, after] = [codes[index - 1], index === -1 ? undefined : codes[index + 1]];
  const ways = (
    <>
      <IconButton
        label="Previous invitation (K)"
        icon={ChevronUp}
        disabled={before === undefined}
        onClick={() => before !== undefined && onOpen(before)}
      />
      <IconButton
        label="Next invitation (J)"
        icon={ChevronDown}
        disabled={after === undefined}
        onClick={() => after !== undefined && onOpen(after)}
      />
    </>
  );
  const close = <IconButton label="Close (Esc)" icon={X} onClick={onClose} />;
  if (found.data) {
    return (
      <InvitationDetail
        key={code}
        invitation={{ ...found.data, ...progress.data }}
        ways={ways}
        close={close}
        onGone={onClose}
      />
    );
  }
  return (
    <div className="flex h-full flex-col">
      <PanelBar ways={ways} close={close} />
      <Awaited pending={found.isPending} standIn={<PanelSkeleton />}>
        {found.error && (
          <Missing error={found.error} onRetry={() => void found.refetch()} onClose={onClose} />
        )}
      </Awaited>
    </div>
  );
}

type MissingProps = { error: unknown; onRetry: () => void; onClose: () => void };

function Missing({ error, onRetry, onClose }: MissingProps) {
  if (asClientError(error).code === 'not_found') {
    return (
      <EmptyState
        kind="no_result"
        title="No such invitation"
        action={<Button onClick={onClose}>Back to the list</Button>}
      >
        It was erased, or its address is incomplete.
      </EmptyState>
    );
  }
  return (
    <ErrorNote
      title="The invitation could not be loaded."
      error={error}
      onRetry={onRetry}
      className="px-6 py-4"
    />
  );
}

function PanelSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the invitation"
      className="flex flex-col gap-4 px-6 pt-3"
    >
      <Skeleton atOnce className="h-5 w-32" />
      <Skeleton atOnce className="h-7 w-56" />
      <Skeleton atOnce className="h-10 w-full" />
      <Skeleton atOnce className="h-24 w-full" />
      <Skeleton atOnce className="h-64 w-full" />
    </div>
  );
}
