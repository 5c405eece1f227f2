import type { Passkey } from '@candor/domain/model/passkey';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { Button } from '../../../ui/Button';
import { formatDay, formatMoment } from '../../../ui/format';
import { Tag } from '../../../ui/Tag';
import { useNow } from '../../../ui/use-now';

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** One passkey: since when, when it was used last, and what can be done about it. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const now = useNow(60_000);
  const { name, created_at: made, last_used: used, backed_up: synced } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 text-13 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {synced && <Tag>Synced</Tag>}
        </p>
        <p className="num text-12 text-ink-3">
          Added {formatDay(made)}
          {', '}
          {used ? (
            <time dateTime={used} title={formatMoment(used)}>
              last used {timeAgo(new Date(used), now).toLowerCase()}
            </time>
          ) : (
            'not used yet'
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={onRename} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button size="sm" onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}
