import type { Fix, LintFinding } from '@candor/domain/rules/requirement-lint';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/Button';
import { plural } from '../../ui/format';

type FindingsProps = {
  findings: readonly LintFinding[];
  /** Edits whose requirement the text no longer has. */
  lost: readonly string[];
  onFix: (fix: Fix) => void;
};

/** What is worth a look before the job is scored: why, and one click that settles it. Nothing here is a must. */
export function Findings({ findings, lost, onFix }: FindingsProps) {
  if (findings.length === 0 && lost.length === 0) return null;
  return (
    <section aria-label="Worth a look" className="mb-4 rounded-[10px] border border-border bg-bg">
      <h3 className="px-4 pt-2.5 pb-1 text-12 font-medium text-ink-3">
        {plural(findings.length + lost.length, 'thing')} worth a look
      </h3>
      <ul className="text-13">
        {findings.map(({ kind, subject, counted, why, fix, verb }) => (
          <li
            key={`${kind} ${subject} ${verb}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline px-4 py-2 first:border-t-0"
          >
            <TriangleAlert
              size={16}
              strokeWidth={1.75}
              className="shrink-0 text-warning max-sm:mt-0.5 max-sm:self-start"
              aria-hidden
            />
            <p className="min-w-0 flex-1 basis-64 text-balance max-sm:basis-[calc(100%-2rem)]">
              <b className="font-medium">{counted ? `${subject}.` : `“${subject}”`}</b>{' '}
              <span className="text-ink-2">{why}</span>
            </p>
            <Button
              size="sm"
              onClick={() => onFix(fix)}
              className="max-w-full truncate max-sm:ml-7"
            >
              {verb}
            </Button>
          </li>
        ))}
        {lost.map((text) => (
          <li key={text} className="border-t border-hairline px-4 py-2 text-ink-2">
            <b className="font-medium text-ink">“{text}”</b> was dropped: the job text no longer
            asks for it.
          </li>
        ))}
      </ul>
    </section>
  );
}
