import type { ApiKey } from '@candor/domain/model/api-key';
import { apiKeyProblem } from '@candor/domain/rules/plan-checks';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CreateKeyDialog } from '../features/keys/CreateKeyDialog';
import { KeyQuickStart } from '../features/keys/KeyQuickStart';
import { KeySkeleton } from '../features/keys/KeySkeleton';
import { KeyLimit } from '../features/keys/KeyStates';
import { KeyTable } from '../features/keys/KeyTable';
import { RemoveKeyDialog } from '../features/keys/RemoveKeyDialog';
import { useKeyCalls, useKeys } from '../features/keys/use-keys';
import { ListFailed } from '../session/ListFailed';
import { useQuota } from '../session/use-plan';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { plural } from '../ui/format';
import { ListOutline } from '../ui/ListOutline';
import { useFocusAfter } from '../ui/use-focus-after';

/** /api-keys: the keys with which programs work in this account. */
export function Component() {
  const list = useKeys();
  const calls = useKeyCalls();
  const quota = useQuota();
  const [creating, setCreating] = useState(false);
  const [removing, setRemoving] = useState<ApiKey | null>(null);
  // The button that opened a dialog may be gone or locked when it closes: with the removed key, or with the last one to be had.
  const place = useFocusAfter<HTMLElement>(!creating && removing === null);
  if (useHeld(list.isPending || quota.isPending)) return null;

  const keys = list.data?.api_keys ?? [];
  const limit = quota.data?.api_keys_limit ?? null;
  const problem = quota.data ? apiKeyProblem(quota.data.api_keys_used, limit) : null;
  const callsOf = (id: string) =>
    calls.data?.api_keys.find((key) => key.id === id)?.usage_by_day.map(({ value }) => value) ??
    null;
  const create = (
    <Button
      variant="primary"
      icon={Plus}
      disabled={problem !== null || list.isPending}
      onClick={() => setCreating(true)}
    >
      Create key
    </Button>
  );
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <PageTitle title="API Keys" className="max-sm:mr-auto" />
        {quota.data && (
          <p className="num text-13 text-ink-3 max-sm:order-last max-sm:-mt-2 max-sm:w-full">
            {limit === null
              ? `${plural(quota.data.api_keys_used, 'key')}, no limit`
              : `${quota.data.api_keys_used} of ${plural(limit, 'key')} used`}
          </p>
        )}
        {(list.isPending || keys.length > 0) && <span className="sm:ml-auto">{create}</span>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <section ref={place} tabIndex={-1} aria-label="Keys" className="min-w-0 outline-none">
          {problem && <KeyLimit problem={problem} />}
          <Awaited pending={list.isPending} standIn={<KeySkeleton />}>
            {list.isError && (
              <ListFailed
                title="The API keys could not be loaded"
                error={list.error}
                onRetry={() => void list.refetch()}
              />
            )}
            {list.data && keys.length === 0 && (
              <EmptyState title="No API keys yet" outline={<ListOutline />} action={create}>
                With a key your own programs submit batches and fetch results. Each key is shown
                once, may be limited to reading, and can be removed at any time.
              </EmptyState>
            )}
            {keys.length > 0 && <KeyTable keys={keys} callsOf={callsOf} onRemove={setRemoving} />}
          </Awaited>
        </section>
        <KeyQuickStart />
      </div>
      {creating && <CreateKeyDialog onClose={() => setCreating(false)} />}
      {removing && <RemoveKeyDialog apiKey={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}
