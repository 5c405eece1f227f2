import type { SourceFound } from '@candor/domain/model/source';
import { CircleAlert, CircleCheck, PlugZap } from 'lucide-react';
import { ErrorNote } from '../../session/ErrorNote';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import type { useSourceTest } from './use-source-test';

type SourceTestProps = { test: ReturnType<typeof useSourceTest> };

/** A button that previews the source, and its result. A field's error is shown at that field. */
export function SourceTest({ test }: SourceTestProps) {
  const { data, error, isPending, run } = test;
  const elsewhere = error !== null && error.fields.length > 0;
  return (
    <div className="space-y-3 sm:col-span-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button icon={PlugZap} busy={isPending} onClick={run}>
          Test connection
        </Button>
        <span role="status" className="text-13 text-ink-2">
          {isPending ? 'Checking the source…' : data ? foundWords(data) : ''}
        </span>
      </div>
      {error && !elsewhere && <ErrorNote error={error} onRetry={run} />}
      {data && data.examples.length > 0 && <Examples examples={data.examples} />}
    </div>
  );
}

/** What a look found, as one sentence. */
export function foundWords({ label, candidates, unreadable, complete }: SourceFound): string {
  const count = `${complete ? '' : 'at least '}${formatCount(candidates)} ${candidates === 1 ? 'candidate' : 'candidates'}`;
  const rest = unreadable > 0 ? `, ${formatCount(unreadable)} that cannot be read` : '';
  if (candidates + unreadable === 0) return `${label} can be read and is empty.`;
  return `${label}: ${count}${rest}.`;
}

function Examples({ examples }: Pick<SourceFound, 'examples'>) {
  return (
    <ul className="divide-y divide-border rounded-control border border-border bg-surface text-13">
      {examples.map(({ name, detail, readable }, at) => {
        const Icon = readable ? CircleCheck : CircleAlert;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may look alike, and they never change places
          <li key={at} className="flex items-baseline gap-2 px-3 py-2">
            <Icon
              size={14}
              strokeWidth={1.75}
              aria-label={readable ? 'Will be scored' : 'Cannot be read'}
              className={readable ? 'translate-y-0.5 text-success' : 'translate-y-0.5 text-warning'}
            />
            <span className="min-w-0 flex-1">
              <span className="font-medium break-words">{name}</span>
              {detail && <span className="block truncate text-ink-2">{detail}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
