import { sources } from '@candor/domain/api/sources';
import { ConnectedType } from '@candor/domain/model/source';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { SavedSourceList } from '../features/saved-sources/SavedSourceList';
import { SaveSourceDialog } from '../features/saved-sources/SaveSourceDialog';
import { SourceSkeleton } from '../features/saved-sources/SourceSkeleton';
import type { SourceWish } from '../features/saved-sources/source-wish';
import { useSavedSources, useSchedules } from '../features/saved-sources/use-saved-sources';
import { WishDialog } from '../features/saved-sources/WishDialog';
import { paths } from '../paths';
import { ErrorNote } from '../session/ErrorNote';
import { ListFailed } from '../session/ListFailed';
import { useCall } from '../session/use-call';
import { useSubscription } from '../session/use-plan';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { BackLink } from '../ui/BackLink';
import { Button, buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { formatCount } from '../ui/format';
import { ListOutline } from '../ui/ListOutline';

/** /sources: the connected sources that were given a name, and what is scored from them each morning. */
export function Component() {
  const list = useSavedSources();
  const planned = useSchedules();
  const status = useCall(sources.status, {});
  const subscription = useSubscription();
  const [wish, setWish] = useState<SourceWish | 'save' | null>(null);
  if (useHeld(list.isPending)) return null;

  const saved = list.data?.sources ?? [];
  const schedules = planned.data?.schedules ?? [];
  const taken = subscription.data?.allowed_input_types;
  const open = ConnectedType.options.filter((type) => taken?.includes(type));
  const usable = open.filter((type) =>
    status.data?.connections.some((one) => one.input_type === type && one.configured),
  );
  const full = list.data !== undefined && saved.length >= list.data.limit;
  const closed =
    taken && open.length === 0 ? 'Your plan does not take connected sources' : undefined;
  const save = (
    <Button
      variant="primary"
      icon={Plus}
      disabled={full || usable.length === 0}
      title={full ? 'The list is full: delete a source first' : closed}
      onClick={() => setWish('save')}
    >
      Save a source
    </Button>
  );
  const close = () => setWish(null);
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <BackLink to={paths.settings}>Settings</BackLink>
      <div className="mt-2 mb-2 flex flex-wrap items-center gap-x-4 gap-y-3">
        <PageTitle title="Sources" className="max-sm:mr-auto" />
        {saved.length > 0 && list.data && (
          <>
            <p className="num text-13 text-ink-3 max-sm:order-last max-sm:-mt-2 max-sm:w-full">
              {formatCount(saved.length)} of {formatCount(list.data.limit)}
            </p>
            <span className="sm:ml-auto">{save}</span>
          </>
        )}
      </div>
      <p className="mb-6 max-w-[68ch] text-13 text-ink-2">
        Folders and databases that you score from again and again. Their connection details are kept
        encrypted and never shown.
      </p>
      <Awaited pending={list.isPending} standIn={<SourceSkeleton />}>
        {list.isError && !list.data && (
          <ListFailed
            title="Your sources could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && saved.length === 0 && (
          <NoSources
            isLocked={taken !== undefined && open.length === 0}
            isConfigured={status.data === undefined || usable.length > 0}
            save={save}
          />
        )}
        {planned.isError && saved.length > 0 && (
          <ErrorNote
            title="Your schedules could not be loaded."
            error={planned.error}
            onRetry={() => void planned.refetch()}
            className="mb-4"
          />
        )}
        {saved.length > 0 && (
          <SavedSourceList sources={saved} schedules={schedules} onWish={setWish} />
        )}
      </Awaited>
      {wish === 'save' && status.data && (
        <SaveSourceDialog types={usable} status={status.data} onClose={close} />
      )}
      {wish !== null && wish !== 'save' && (
        <WishDialog wish={wish} schedules={schedules} onClose={close} />
      )}
    </div>
  );
}

type NoSourcesProps = { isLocked: boolean; isConfigured: boolean; save: ReactNode };

function NoSources({ isLocked, isConfigured, save }: NoSourcesProps) {
  if (isLocked) {
    return (
      <EmptyState
        kind="locked"
        tag="Starter and above"
        title="Connected sources need another plan"
        action={
          <Link to={paths.pricing} className={buttonClass()}>
            Upgrade Plan
          </Link>
        }
      >
        Score folders and databases where they are, and what is new in them each morning.
      </EmptyState>
    );
  }
  if (!isConfigured) {
    return (
      <EmptyState title="No sources are connected here">
        This installation reads uploaded files. Its operator can connect Google Drive, Amazon S3 and
        databases.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No sources saved yet" outline={<ListOutline />} action={save}>
      Choose a saved source by its name in your next batch, or have it checked each morning.
    </EmptyState>
  );
}
