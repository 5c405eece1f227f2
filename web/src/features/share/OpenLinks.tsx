import { reviews } from '@candor/domain/api/reviews';
import type { Share } from '@candor/domain/model/review';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { useCall, useInvalidate } from '../../session/use-call';
import { Button } from '../../ui/Button';
import { formatDay, formatMoment, plural } from '../../ui/format';
import { Opinions } from './Opinions';
import type { SharablePerson } from './sharable-person';

type OpenLinksProps = { batchId: string; people: readonly SharablePerson[] };

/** The links of a batch that still open: until when, how often they were opened, what was said, and a way to close each at once. */
export function OpenLinks({ batchId, people }: OpenLinksProps) {
  const { data, error } = useCall(reviews.shares, { params: { id: batchId } });
  if (error) {
    return (
      <p className="mt-6 text-13 text-ink-2">The open links could not be loaded. {error.message}</p>
    );
  }
  if (!data || data.shares.length === 0) return null;
  return (
    <section aria-labelledby="open-links" className="mt-6 border-t border-border pt-4">
      <h3 id="open-links" className="text-13 font-medium">
        Open links <span className="num font-normal text-ink-3">{data.shares.length}</span>
      </h3>
      <ul className="mt-1 max-h-44 overflow-y-auto">
        {data.shares.map((share) => (
          <li key={share.share_id} className="border-b border-hairline py-2 last:border-0">
            <OpenLink batchId={batchId} share={share} people={people} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenLink({ batchId, share, people }: OpenLinksProps & { share: Share }) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const close = useMutation({
    mutationFn: () =>
      api.call(reviews.unshare, { params: { id: batchId, share_id: share.share_id } }),
    onSettled: () => invalidate(reviews.shares),
  });
  return (
    <div className="flex items-center gap-3 text-13">
      <div className="min-w-0 flex-1">
        <p>
          {plural(share.candidate_count, 'person', 'people')},{' '}
          {share.show_names ? 'with names' : 'names hidden'}, until{' '}
          <span className="whitespace-nowrap">{formatDay(share.expires_at)}</span>
        </p>
        <p className="num text-12 text-ink-3">
          {share.open_count === 0 ? 'not opened yet' : `opened ${plural(share.open_count, 'time')}`}
          {share.last_opened_at && (
            <>
              , last <span className="whitespace-nowrap">{formatMoment(share.last_opened_at)}</span>
            </>
          )}
        </p>
        {share.opinions && <Opinions opinions={share.opinions} people={people} />}
        {close.isError && (
          <p role="alert" className="text-12 text-danger">
            {asClientError(close.error).message}
          </p>
        )}
      </div>
      <Button size="sm" busy={close.isPending} onClick={() => close.mutate()}>
        Close link
      </Button>
    </div>
  );
}
