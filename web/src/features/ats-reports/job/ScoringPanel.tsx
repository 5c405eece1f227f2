import type { AtsType } from '@candor/domain/model/ats';
import type { JobAnalytics } from '@candor/domain/model/ats-reports';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ProgressBar } from '../../../ui/ProgressBar';
import { ScoreDialog } from './ScoreDialog';
import { StoppedNote } from './StoppedNote';
import { progressSentence, scoringVerb, standingSentence } from './scoring-words';
import { TypedTextNote } from './TypedTextNote';
import { useAfterScoring, useRunTotal } from './use-scoring';

type ScoringPanelProps = { type: AtsType; jobId: string; report: JobAnalytics };

/** Who has no score yet, how far a run is, and what scoring the rest would charge. */
export function ScoringPanel({ type, jobId, report }: ScoringPanelProps) {
  const { scoring } = report;
  const [open, setOpen] = useState(false);
  const total = useRunTotal(scoring.waiting);
  useAfterScoring(type, scoring.waiting);
  const running = scoring.waiting > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const buttonGone = useRef(false);
  const close = (gone: boolean) => {
    buttonGone.current = gone;
    setOpen(false);
  };
  useEffect(() => {
    if (open || !buttonGone.current) return;
    buttonGone.current = false;
    // The button that opened the dialog is gone: the focus moves to how it stands.
    heading.current?.focus();
  }, [open]);
  const verb = scoringVerb(scoring);
  // Whatever kept all of them from being read may still be there: that is not the next thing to do on this page.
  const allTried = scoring.retriable === scoring.unscored;
  return (
    <Card aria-labelledby="scoring-title" className="flex flex-col gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 ref={heading} tabIndex={-1} id="scoring-title" className="text-14 font-strong">
            Scoring
          </h2>
          {running ? (
            <Progress done={total - scoring.waiting} total={total} />
          ) : (
            <p className="text-13 text-ink-2">{standingSentence(scoring)}</p>
          )}
          <p className="mt-1 text-12 text-ink-3">Reading this report charges nothing.</p>
        </div>
        {!running && scoring.unscored > 0 && (
          <Button
            variant={allTried ? 'secondary' : 'primary'}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="max-sm:w-full print:hidden"
          >
            {verb}
          </Button>
        )}
      </div>
      {!running && scoring.job_text_from === 'typed' && (
        <TypedTextNote {...{ type, jobId }} onGone={() => heading.current?.focus()} />
      )}
      {!running && scoring.stopped_by && <StoppedNote type={type} cause={scoring.stopped_by} />}
      <ScoreDialog
        open={open}
        onClose={() => close(scoring.unscored === 0)}
        onBegun={() => close(true)}
        title={verb}
        {...{ type, jobId, scoring }}
      />
    </Card>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const words = progressSentence(done, total);
  return (
    <>
      <p role="status" className="num text-13 text-ink-2">
        {words}
      </p>
      <ProgressBar
        percent={total === 0 ? 0 : (done / total) * 100}
        label="Scoring"
        valueText={words}
        className="mt-2 max-w-96"
      />
    </>
  );
}
