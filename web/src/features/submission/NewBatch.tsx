import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '../../ui/Card';
import { formatClock } from '../../ui/format';
import { countCandidates, hasSource } from './count-candidates';
import { JobSection } from './JobSection';
import type { Review } from './RequirementsPreview';
import { SourceSection } from './SourceSection';
import { SubmitBar } from './SubmitBar';
import { useNewBatch } from './use-new-batch';
import { usePagePaste } from './use-page-paste';
import { useUnconnected } from './use-unconnected';
import { useWantedSource } from './use-wanted-source';

type NewBatchProps = {
  /** Something else is the main thing to do on the page, as long as the form is empty. */
  afterSample: boolean;
  /** Whether there is anything in the form, whenever that changes. */
  onBegun: (begun: boolean) => void;
  /** Draws the review of the requirements over the form. */
  renderReview: (review: Review) => ReactNode;
};

/** The form that starts a batch: a job, candidates, one button. */
export function NewBatch({ afterSample, onBegun, renderReview }: NewBatchProps) {
  const batch = useNewBatch();
  const { form, errors, draft, applySavedJob } = batch;
  const jobField = useRef<HTMLTextAreaElement>(null);
  const [query, setQuery] = useSearchParams();
  const wantedJob = query.get('job');
  const allowed = batch.subscription?.allowed_input_types ?? null;
  const open = allowed === null || allowed.includes(form.inputType);
  const unconnected = useUnconnected(form.inputType);
  const [pasted, setPasted] = useState(false);
  usePagePaste({
    onFiles: (given) => {
      setPasted(true);
      batch.takeFiles(given);
    },
    onTable: (table) => {
      setPasted(true);
      batch.takeCandidates(table);
    },
  });
  useWantedSource(draft.loaded, batch.change);

  useEffect(() => {
    if (!draft.loaded || wantedJob === null) return;
    setQuery({}, { replace: true });
    void applySavedJob(wantedJob);
  }, [draft.loaded, wantedJob, setQuery, applySavedJob]);

  const begun = form.jobText.trim() !== '' || hasSource(form);
  useEffect(() => onBegun(begun), [begun, onBegun]);

  const jobError = errors.job_description_text;
  useEffect(() => {
    if (jobError) jobField.current?.focus();
  }, [jobError]);

  return (
    <Card
      aria-labelledby="new-batch-title"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          batch.submit();
        }
      }}
    >
      <header className="flex items-baseline gap-2 px-4 pt-4 sm:px-6">
        <h2 id="new-batch-title" className="mr-auto text-16 font-strong">
          New batch
        </h2>
        <span role="status" className="num text-12 text-ink-3">
          {draft.failed
            ? 'Drafts cannot be saved in this browser'
            : draft.savedAt && `Draft saved ${formatClock(draft.savedAt)}`}
        </span>
      </header>
      <JobSection
        text={form.jobText}
        edits={form.rubric}
        error={jobError}
        file={batch.jobFile}
        fieldRef={jobField}
        onText={(jobText) => batch.change({ jobText })}
        onReviewed={({ jobText, edits }) => batch.change({ jobText, rubric: edits })}
        renderReview={renderReview}
        onUseSaved={(batchId) => void applySavedJob(batchId)}
      />
      <SourceSection
        form={form}
        allowed={allowed}
        errors={errors}
        pasted={pasted}
        onChange={batch.change}
        onFile={batch.takeCandidates}
        onFiles={batch.takeFiles}
      />
      <SubmitBar
        count={open && !unconnected && hasSource(form) ? countCandidates(form) : null}
        quota={batch.quota}
        locked={batch.locked}
        problem={batch.problem}
        onAsRead={batch.problem?.code === 'feature_not_available' ? batch.submitAsRead : null}
        awaiting={batch.awaiting}
        sending={batch.sending}
        leads={open && !unconnected && (begun || !afterSample)}
        onSubmit={batch.submit}
      />
    </Card>
  );
}
