import { Info } from 'lucide-react';
import { plural } from '../../../ui/format';

/**
 * Signals that there is something to know about a document before its score is read; details are with the evidence.
 */
export function FlagMark({ flags }: { flags: readonly string[] }) {
  if (flags.length === 0) return null;
  return (
    <span title={flags.join(' ')} className="shrink-0 text-warning print:hidden">
      <Info size={13} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">, {plural(flags.length, 'flag')}</span>
    </span>
  );
}
