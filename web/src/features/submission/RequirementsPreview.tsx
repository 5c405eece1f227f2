import type { DocumentLanguage, JobRequirement } from '@candor/domain/model/match';
import { lintRequirements } from '@candor/domain/rules/requirement-lint';
import { applyEdits, type RubricEdits } from '@candor/domain/rules/rubric-edits';
import { type ReactNode, useMemo, useState } from 'react';
import { EditingNote } from '../../session/EditingNote';
import { ErrorNote } from '../../session/ErrorNote';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { plural } from '../../ui/format';
import { inertUnless } from '../../ui/inert-unless';
import { useWaiting } from '../../ui/use-waiting';
import { PreviewNotes } from './PreviewNotes';
import { PreviewFrame, PreviewLoading, PreviewWaiting, READING } from './PreviewStates';
import { RequirementLines } from './RequirementLines';
import { useJobRequirements } from './use-job-requirements';

/** Input and output of a requirements review. */
export type Review = {
  draft: { jobText: string; edits: RubricEdits | null };
  requirements: readonly JobRequirement[];
  /** The language of the text, if known. */
  language: DocumentLanguage | null;
  /** The text is being read again. */
  reading: boolean;
  onChange: (draft: { jobText: string; edits: RubricEdits | null }) => void;
  onClose: () => void;
};

type RequirementsPreviewProps = {
  jobText: string;
  edits: RubricEdits | null;
  onReviewed: Review['onChange'];
  renderReview: (review: Review) => ReactNode;
};

/** What the engine will look for, while the job text is still being written, and the way to correct it. */
export function RequirementsPreview(props: RequirementsPreviewProps) {
  const { jobText, edits, onReviewed, renderReview } = props;
  const { enough, answer, reading, requirements, language } = useJobRequirements(jobText);
  const [reviewing, setReviewing] = useState(false);
  const [dropped, setDropped] = useState<Review['draft'] | null>(null);
  const text = jobText.trim();
  /** Edits that were left out and still belong to this text. */
  const kept = dropped?.jobText === text ? dropped.edits : null;
  const { lines, lost } = useMemo(() => applyEdits(requirements, edits), [requirements, edits]);
  const findings = useMemo(() => lintRequirements(jobText, lines), [jobText, lines]);
  const waiting = useWaiting(enough && answer.isPending);
  // The lines of the text before stay in sight, but not as if they were this text's.
  const late = useWaiting(reading) === 'skeleton';
  if (enough && waiting === 'skeleton') return <PreviewLoading />;
  if (!enough || waiting === 'nothing' || answer.isPending)
    return <PreviewWaiting reading={reading} />;
  if (answer.isError && requirements.length === 0) {
    return (
      <PreviewFrame head="Requirements">
        <ErrorNote error={answer.error} onRetry={() => void answer.refetch()} />
      </PreviewFrame>
    );
  }
  const head =
    edits === null
      ? `${plural(lines.length, 'requirement')} found${inLanguage(language)}`
      : `${plural(lines.length, 'requirement')}, edited`;
  return (
    <PreviewFrame
      head={late ? READING : head}
      busy={reading}
      action={
        <Button
          variant="quiet"
          size="sm"
          className="-my-1 -mr-2.5"
          aria-label="Review the requirements"
          {...inertUnless(lines.length > 0 && !reading, () => setReviewing(true))}
        >
          Review
        </Button>
      }
    >
      <div className={cx(late && '**:text-ink-3!')}>
        {lines.length === 0 ? (
          <p className="text-13 text-ink-2">
            No requirement was found. Name the skills, years, degrees or certificates that the job
            needs.
          </p>
        ) : (
          <RequirementLines lines={lines} onMore={() => setReviewing(true)} />
        )}
      </div>
      {(edits ?? kept) !== null && (
        <EditingNote className="mt-2 flex flex-wrap items-center gap-x-2">
          <Button
            variant="link"
            size="sm"
            className="-mx-2.5"
            onClick={() => {
              setDropped({ jobText: text, edits });
              onReviewed({ jobText: text, edits: edits === null ? kept : null });
            }}
          >
            {edits === null ? 'Bring the edits back' : 'Score as read'}
          </Button>{' '}
          or
        </EditingNote>
      )}
      {/* What is worth a look follows from the text and from lines of the text before. */}
      <div className={cx(late && 'invisible')}>
        <PreviewNotes findings={findings} lost={lost} onReview={() => setReviewing(true)} />
      </div>
      {reviewing &&
        renderReview({
          draft: { jobText: text, edits },
          requirements,
          language,
          reading,
          onChange: onReviewed,
          onClose: () => setReviewing(false),
        })}
    </PreviewFrame>
  );
}

/** Said only where it is news: most jobs are in the language of the screen. */
function inLanguage(language: DocumentLanguage | null): string {
  return language === null || language.code === 'en' ? '' : `, read in ${language.name}`;
}
