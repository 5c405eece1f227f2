import type { LintFinding } from '@candor/domain/rules/requirement-lint';
import { Info } from 'lucide-react';
import { plural, sentenceList } from '../../ui/format';

type PreviewNotesProps = {
  findings: readonly LintFinding[];
  lost: readonly string[];
  onReview: () => void;
};

/** What is worth a look about the requirements, the gravest in words, the rest counted. */
export function PreviewNotes({ findings, lost, onReview }: PreviewNotesProps) {
  const [first] = findings;
  const more = findings.length - 1;
  if (!first && lost.length === 0) return null;
  return (
    <div className="mt-2.5 flex flex-col gap-1.5 text-12 text-ink-2">
      {lost.length > 0 && (
        <Note>
          Edits were dropped: the text no longer asks for{' '}
          {sentenceList(lost.map((text) => `“${text}”`))}.
        </Note>
      )}
      {first && (
        <Note>
          {first.counted ? first.subject : `“${first.subject}”`}: {lowerFirst(first.why)}{' '}
          <button
            type="button"
            onClick={onReview}
            className="rounded-chip font-medium text-accent-ink hover:underline"
          >
            {more > 0 ? `Review, ${plural(more, 'more', 'more')}` : 'Review'}
          </button>
        </Note>
      )}
    </div>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex gap-1.5">
      <Info size={14} strokeWidth={1.75} className="mt-px shrink-0 text-warning" aria-hidden />
      <span>{children}</span>
    </p>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
