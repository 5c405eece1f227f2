import type { AuditEntry } from '@candor/domain/model/settings';
import { contractLines, contractSentence } from '@candor/domain/rules/contract-lines';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { formatDay, formatMoment } from '../../../ui/format';
import { useNow } from '../../../ui/use-now';
import { auditSentence } from './audit-words';

/** One line for each thing that was done. */
export function ActivityList({ entries }: { entries: readonly AuditEntry[] }) {
  const now = useNow(60_000);
  return (
    <ol className="divide-y divide-hairline border-y border-hairline text-13">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-baseline gap-4 py-2.5">
          <span className="min-w-0 flex-1">
            {auditSentence(entry)}
            <ContractNote entry={entry} />
            {entry.entity_id && entry.action !== 'contract.changed' && (
              <span className="block truncate font-mono text-12 text-ink-3">
                {entry.entity_type.replace(/_/g, ' ')} {entry.entity_id}
              </span>
            )}
          </span>
          <time
            dateTime={entry.timestamp}
            title={formatMoment(entry.timestamp)}
            className="num shrink-0 text-12 text-ink-3"
          >
            {timeAgo(new Date(entry.timestamp), now)}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** What exactly was changed about the account, and why. */
function ContractNote({ entry: { action, details } }: { entry: AuditEntry }) {
  if (action !== 'contract.changed') return null;
  const lines = contractLines(details, formatDay).map(contractSentence);
  return (
    <span className="block text-12 text-ink-3">
      {lines.map((line) => (
        <span key={line} className="num block">
          {line}
        </span>
      ))}
      {typeof details.reason === 'string' && (
        <span className="block">Reason: {details.reason}</span>
      )}
    </span>
  );
}
