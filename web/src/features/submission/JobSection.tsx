import type { RubricEdits } from '@candor/domain/rules/rubric-edits';
import { JOB_TEXT } from '@candor/domain/rules/submission';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import { TextArea } from '../../ui/TextArea';
import { RequirementsPreview, type Review } from './RequirementsPreview';
import { JOB_FILE_TYPES, jobFileProblem, readJobFile } from './read-job-file';
import { SavedJobs } from './SavedJobs';

type JobSectionProps = {
  text: string;
  edits: RubricEdits | null;
  error: string | undefined;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onReviewed: Review['onChange'];
  renderReview: (review: Review) => ReactNode;
  onUseSaved: (batchId: string) => void;
};

/** The job description and, beside it, what is read out of it. */
export function JobSection(props: JobSectionProps) {
  const { text, edits, error, fieldRef, onText, onReviewed, renderReview, onUseSaved } = props;
  const input = useRef<HTMLInputElement>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const length = text.trim().length;
  const open = async (file: File | undefined) => {
    if (!file) return;
    const problem = jobFileProblem(file);
    setFileProblem(problem);
    if (!problem) onText(await readJobFile(file));
  };
  return (
    <div className="grid gap-x-6 gap-y-4 px-4 pt-3 pb-5 sm:px-6 md:grid-cols-2">
      <TextArea
        ref={fieldRef}
        data-job-text
        label="Job description"
        value={text}
        error={error ?? fileProblem ?? undefined}
        onChange={(event) => onText(event.target.value)}
        placeholder="Paste the job description here, at least 50 characters."
        box="min-h-[232px] max-h-[480px] text-14 [field-sizing:content]"
        aside={
          <span className="-my-1 -mr-2 flex flex-wrap items-center justify-end">
            <Button variant="quiet" size="sm" onClick={() => input.current?.click()}>
              Open a file
            </Button>
            <SavedJobs onUse={onUseSaved} />
            <input
              ref={input}
              type="file"
              accept={JOB_FILE_TYPES.join(',')}
              aria-hidden
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => {
                void open(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </span>
        }
        hint={
          <span className="num flex justify-between gap-4">
            <span>
              {formatCount(length)} {length === 1 ? 'character' : 'characters'}
              {length > 0 && length < JOB_TEXT.min && `, ${JOB_TEXT.min - length} to go`}
            </span>
            {length > JOB_TEXT.warnAbove ? (
              <span className="text-warning">About {formatCount(JOB_TEXT.advised)} work best</span>
            ) : (
              <span className="max-sm:hidden">Files: .txt, .md, .html</span>
            )}
          </span>
        }
      />
      <RequirementsPreview
        jobText={text}
        edits={edits}
        onReviewed={onReviewed}
        renderReview={renderReview}
      />
    </div>
  );
}
