import { reviews } from '@candor/domain/api/reviews';
import type { Share } from '@candor/domain/model/review';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { useCall, useInvalidate } from '../../session/use-call';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { plural } from '../../ui/format';
import { ShareLine } from './ShareLine';
import type { SharablePerson } from './sharable-person';

type SentLinksProps = {
  batchId: string;
  people: readonly SharablePerson[];
  /** They come first: no rule separates them from what is above. */
  leads?: boolean;
};

/**
 * The links of a batch: those that still open, with a way to close each at once, and what was said on those that no longer do.
 */
export function SentLinks({ batchId, people, leads = false }: SentLinksProps) {
  const { data, error } = useCall(reviews.shares, { params: { id: batchId } });
  const [closings, setClosings] = useState(0);
  const told = useRef<HTMLParagraphElement>(null);
  // The button that closed it goes with the link, and the focus with the button.
  useEffect(() => {
    if (closings > 0) told.current?.focus({ preventScroll: true });
  }, [closings]);
  if (error) {
    return (
      <p className="mt-6 text-13 text-ink-2">The open links could not be loaded. {error.message}</p>
    );
  }
  if (!data) return null;
  const open = answeredFirst(data.shares);
  return (
    <>
      <p ref={told} role="status" tabIndex={-1} className="mt-6 text-13 text-ink-2 empty:hidden">
        {closings > 0 && 'The link is closed. Whoever has it can no longer open it.'}
      </p>
      <LinkList id="open-links" title="Open links" shares={open} ruled={!leads}>
        {(share) => (
          <OpenLink
            batchId={batchId}
            share={share}
            people={people}
            onClosed={() => setClosings((before) => before + 1)}
          />
        )}
      </LinkList>
      <LinkList
        id="closed-links"
        title="Answers on closed links"
        shares={data.closed ?? []}
        ruled={!leads || open.length > 0}
      >
        {(share) => <ShareLine share={share} people={people} open={false} />}
      </LinkList>
    </>
  );
}

/** Answers come first, because that is what one comes for. Otherwise the links stay in order. */
function answeredFirst(shares: readonly Share[]): Share[] {
  const answers = ({ opinions }: Share) => (opinions && opinions.candidates.length > 0 ? 1 : 0);
  return [...shares].sort((one, other) => answers(other) - answers(one));
}

type LinkListProps = {
  id: string;
  title: string;
  shares: readonly Share[];
  ruled: boolean;
  children: (share: Share) => ReactNode;
};

function LinkList({ id, title, shares, ruled, children }: LinkListProps) {
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby={id} className={ruled ? 'mt-6 border-t border-border pt-4' : 'mt-2'}>
      <h3 id={id} className="text-13 font-medium">
        {title} <span className="num font-normal text-ink-3">{shares.length}</span>
      </h3>
      <ul className="mt-1 text-13 sm:max-h-64 sm:overflow-y-auto">
        {shares.map((share) => (
          <li key={share.share_id} className="border-b border-hairline py-2 last:border-0">
            {children(share)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type OpenLinkProps = SentLinksProps & { share: Share; onClosed: () => void };

function OpenLink({ batchId, share, people, onClosed }: OpenLinkProps) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const [asking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: () =>
      api.call(reviews.unshare, { params: { id: batchId, share_id: share.share_id } }),
    onSuccess: () => {
      setAsking(false);
      onClosed();
    },
    onSettled: () => invalidate(reviews.shares),
  });
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <ShareLine share={share} people={people} open />
      </div>
      <Button size="sm" onClick={() => setAsking(true)}>
        Close link
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Close the link for ${plural(share.candidate_count, 'person', 'people')}?`}
        verb="Close link"
        keep="Keep it open"
        busy={close.isPending}
        problem={close.isError ? asClientError(close.error).message : null}
        onConfirm={() => close.mutate()}
        onClose={() => {
          close.reset();
          setAsking(false);
        }}
      >
        Whoever has it can no longer open it, and it cannot be opened again. What was said on it
        stays here.
      </ConfirmDialog>
    </div>
  );
}
