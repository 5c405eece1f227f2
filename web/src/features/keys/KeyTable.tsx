import type { ApiKey } from '@candor/domain/model/api-key';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import { Sparkline } from '../../ui/chart/Sparkline';
import { formatCount, formatDay, formatMoment, plural } from '../../ui/format';
import { Cell, Head, Table } from '../../ui/Table';
import { Tag } from '../../ui/Tag';
import { useNow } from '../../ui/use-now';
import { WIDTHS } from './key-widths';

type KeyTableProps = {
  keys: readonly ApiKey[];
  /** The calls of a key by day; null until they are known. */
  callsOf: (id: string) => readonly number[] | null;
  onRemove: (key: ApiKey) => void;
};

/** The keys that work, with what each may do and did. On a phone a row becomes a few lines. */
export function KeyTable({ keys, callsOf, onRemove }: KeyTableProps) {
  return (
    <Table caption="API keys, oldest first" className="table-fixed">
      <thead>
        <tr>
          <Head className={WIDTHS.name}>Name</Head>
          <Head className={WIDTHS.key}>Key</Head>
          <Head end className={WIDTHS.calls}>
            Calls
          </Head>
          <Head end className={WIDTHS.candidates}>
            Candidates
          </Head>
          <Head end className={WIDTHS.used}>
            Last used
          </Head>
          <Head end className={WIDTHS.remove}>
            <span className="sr-only">Remove</span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} calls={callsOf(key.id)} onRemove={onRemove} />
        ))}
      </tbody>
    </Table>
  );
}

type KeyRowProps = {
  apiKey: ApiKey;
  calls: readonly number[] | null;
  onRemove: KeyTableProps['onRemove'];
};

function KeyRow({ apiKey, calls, onRemove }: KeyRowProps) {
  const { id, key, name, permissions } = apiKey;
  const used = useUsedWords(apiKey);
  return (
    <tr className="hover:[&>td]:bg-row-hover sm:[&>td:not(:last-child)]:align-baseline">
      <Cell className="py-2.5 pl-0">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
          {apiKey.is_active && <Tag tone="success">Active</Tag>}
        </span>
        <span className="block truncate font-mono text-12 text-ink-3" title={`Id ${id}`}>
          {id}
        </span>
        <span className="num mt-1 block text-12 text-ink-2 md:hidden">
          <span className="font-mono">{key}</span>, may {permissions.join(' and ')}
        </span>
        <span className="num block text-12 text-ink-2 lg:hidden">
          <span className="sm:hidden">{plural(apiKey.usage_count, 'call')}, </span>
          {plural(apiKey.candidates_processed, 'candidate')}
          <span className="block sm:hidden">
            {apiKey.last_used ? `Last used ${used.toLowerCase()}` : 'Never used'},{' '}
            <span className="whitespace-nowrap">created {formatDay(apiKey.created_at)}</span>
          </span>
        </span>
      </Cell>
      <Cell className="hidden md:table-cell">
        <span className="block font-mono text-12 leading-5">{key}</span>
        <span className="block text-12 text-ink-3">{permissions.join(', ')}</span>
      </Cell>
      <Cell end className="hidden sm:table-cell">
        <span className="block">{formatCount(apiKey.usage_count)}</span>
        {calls?.some((count) => count > 0) && (
          <Sparkline values={calls} label={callsSentence(calls)} className="h-4" />
        )}
      </Cell>
      <Cell end className="hidden lg:table-cell">
        {formatCount(apiKey.candidates_processed)}
      </Cell>
      <Cell end className="hidden sm:table-cell">
        <span
          className="block"
          title={apiKey.last_used ? formatMoment(apiKey.last_used) : undefined}
        >
          {used}
        </span>
        <span className="block text-12 text-ink-3" title={formatMoment(apiKey.created_at)}>
          <span className="whitespace-nowrap">created {formatDay(apiKey.created_at)}</span>
        </span>
      </Cell>
      <Cell end className="pr-0">
        <IconButton label={`Remove ${name}`} icon={Trash2} onClick={() => onRemove(apiKey)} />
      </Cell>
    </tr>
  );
}

function useUsedWords({ last_used: lastUsed }: ApiKey): string {
  const now = useNow(60_000);
  return lastUsed ? timeAgo(new Date(lastUsed), now) : 'Never';
}

function callsSentence(calls: readonly number[]): string {
  const total = calls.reduce((sum, count) => sum + count, 0);
  return `${plural(total, 'call')} in the last 30 days, most on one day ${formatCount(Math.max(...calls))}`;
}
