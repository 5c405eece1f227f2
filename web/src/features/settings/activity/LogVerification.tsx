import { audit } from '@candor/domain/api/audit';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useCall } from '../../../session/use-call';
import { formatCount } from '../../../ui/format';

/** Whether the log is as it was written. It is silent where that could not be found out. */
export function LogVerification() {
  const { data, isPending } = useCall(audit.verification, {});
  // The content below keeps its place while this is determined.
  if (isPending) return <div aria-hidden className="h-6" />;
  if (!data || (data.intact && data.entries === 0)) return null;
  const Icon = data.intact ? ShieldCheck : ShieldAlert;
  return (
    <p className="flex items-center gap-2 pt-2 text-12 text-ink-3" role="status">
      <Icon aria-hidden size={14} className={data.intact ? 'text-ink-3' : 'text-danger'} />
      {data.intact ? wholeWords(data.entries) : brokenWords(data.first_broken ?? 1)}
    </p>
  );
}

function wholeWords(entries: number): string {
  const counted = entries === 1 ? 'One entry' : `All ${formatCount(entries)} entries`;
  return `${counted} verified: nothing was changed or removed.`;
}

function brokenWords(first: number): string {
  return `Entry ${formatCount(first)} of this log is not as it was written. Please tell our support.`;
}
