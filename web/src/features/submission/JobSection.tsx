import { DOCUMENT_TYPES } from '@candor/domain/model/document-types';
import type { RubricEdits } from '@candor/domain/rules/rubric-edits';
import { Paperclip } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/TextArea';
import { JobHint } from './JobHint';
import { RequirementsPreview, type Review } from './RequirementsPreview';
import { SavedJobs } from './SavedJobs';
import type { JobFile } from './use-job-file';

type JobSectionProps = {
  text: string;
  edits: RubricEdits | null;
  error: string | undefined;
  file: JobFile;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onReviewed: Review['onChange'];
  renderReview: (review: Review) => ReactNode;
  onUseSaved: (batchId: string) => void;
};

/** The job description with what is read from it next to it. */
export function JobSection(props: JobSectionProps) {
  const { text, edits, error, file, fieldRef, onText, onReviewed, renderReview, onUseSaved } =
    props;
  const input = useRef<HTMLInputElement>(null);
  const { reading, problem, before } = file;
  return (
    <div className="grid gap-x-6 gap-y-4 px-4 pt-3 pb-5 sm:px-6 md:grid-cols-2">
      <TextArea
        ref={fieldRef}
        data-job-text
        label="Job description"
        value={text}
        error={error ?? problem}
        onChange={(event) => onText(event.target.value)}
        placeholder="Paste the job description here, at least 50 characters."
        box="min-h-[232px] max-h-[480px] text-14 [field-sizing:content]"
        aside={
          <span className="-my-1 -mr-2 flex flex-wrap items-center justify-end">
            <Button
              variant="quiet"
              size="sm"
              icon={Paperclip}
              busy={reading !== null}
              onClick={() => input.current?.click()}
            >
              Open a file
            </Button>
            <SavedJobs onUse={onUseSaved} />
            <input
              ref={input}
              type="file"
              data-job-file
              accept={DOCUMENT_TYPES.join(',')}
              aria-hidden
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => {
                const chosen = event.target.files?.[0];
                event.target.value = '';
                if (chosen) file.open(chosen);
              }}
            />
          </span>
        }
        hint={
          <JobHint
            text={text}
            reading={reading}
            onPutBack={before === undefined ? null : () => onText(before)}
          />
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
