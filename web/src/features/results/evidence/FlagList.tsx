import type { Flag } from '@candor/domain/model/match';
import { Info } from 'lucide-react';

/** What the reader of a score should know about the document. */
export function FlagList({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className="mb-3 flex flex-col gap-1.5 text-12 text-ink-2">
      {flags.map((flag) => (
        <li key={`${flag.kind} ${flag.message}`} className="flex gap-1.5">
          <Info size={14} strokeWidth={1.75} className="mt-px shrink-0 text-warning" aria-hidden />
          {flag.message}
        </li>
      ))}
    </ul>
  );
}
