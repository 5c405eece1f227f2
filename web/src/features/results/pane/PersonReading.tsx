import { reviews } from '@candor/domain/api/reviews';
import type { BatchJob } from '@candor/domain/model/batch';
import { Suspense } from 'react';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import type { Review } from '../decisions/use-review';
import { MatchReading } from '../evidence/MatchReading';
import type { ReportKind } from '../evidence/Report';
import { Agreement, Guess } from '../evidence-first/Guess';
import type { EvidenceFirst } from '../evidence-first/use-evidence-first';
import { ReceiptTab } from '../lazy-parts';
import { ReceiptSkeleton } from '../receipt/ReceiptSkeleton';
import type { RankedRow } from '../rows/rank-rows';
import { AssessmentNote } from './AssessmentNote';
import { ForgetLink } from './ForgetLink';
import { InviteLink } from './InviteLink';
import { Notes } from './Notes';
import { PaneSkeleton } from './PaneSkeleton';
import { shownCandidate } from './shown-candidate';
import { TieNote } from './TieNote';
import { useCandidate } from './use-candidate';

export type PersonReadingProps = {
  job: BatchJob;
  candidateId: string;
  requirementId: string | null;
  /** Everybody who was scored, best first. */
  ranked: readonly RankedRow[];
  /** The lowest scores have not loaded yet. */
  reading: boolean;
  review: Review;
  hideNames: boolean;
  evidenceFirst: EvidenceFirst;
  /** The notes are next to the pane and not in it. */
  notesBeside: boolean;
  onCompare: (ids: readonly string[]) => void;
  onInvite: () => void;
};

/** Everything about one person in a batch: the match with its evidence, questions, notes and the receipt. */
export function PersonReading(props: PersonReadingProps) {
  const { job, candidateId, review, evidenceFirst } = props;
  const { api } = useApp();
  const { data, error, refetch, isPending } = useCandidate(job.batch_job_id, candidateId);
  if (isPending) return <PaneSkeleton />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  const candidate = shownCandidate(data, props.hideNames);
  const { match_results: result, document_text: text } = candidate;
  if (!result || text === null) {
    return (
      <p className="py-12 text-center text-14 text-ink-2">
        {candidate.error ?? 'This document could not be read.'}
      </p>
    );
  }
  const report = (requirement_id: string, kind: ReportKind, note: string) =>
    api.call(reviews.feedback, {
      params: { id: job.batch_job_id, cid: candidateId },
      body: { requirement_id, kind, ...(note && { note }) },
    });
  const covered = evidenceFirst.isCovered(candidateId);
  const guess = evidenceFirst.guessOf(candidateId);
  return (
    <MatchReading
      name={candidate.shownName}
      headline={candidate.headline}
      filename={candidate.original_filename}
      result={result}
      text={text}
      wanted={props.requirementId}
      onReport={report}
      cover={
        covered
          ? (opened) => (
              <Guess ready={opened} onGuess={(word) => evidenceFirst.uncover(candidateId, word)} />
            )
          : undefined
      }
      note={
        !covered && (
          <>
            {guess && result.tier && <Agreement guess={guess} tier={result.tier} mayNote />}
            <AssessmentNote
              batchId={job.batch_job_id}
              candidateId={candidateId}
              hideNames={props.hideNames}
            />
            <TieNote
              rows={props.ranked.filter(({ id }) => !evidenceFirst.isCovered(id))}
              openId={candidateId}
              reading={props.reading}
              onCompare={props.onCompare}
            />
          </>
        )
      }
      next={
        <InviteLink
          batchId={job.batch_job_id}
          candidateId={candidateId}
          onInvite={props.hideNames ? props.onInvite : null}
        />
      }
      moreTabs={[
        ...(props.notesBeside
          ? []
          : [
              {
                value: 'notes',
                label: 'Notes',
                content: <Notes candidateId={candidateId} review={review} />,
              },
            ]),
        ...(covered
          ? []
          : [
              {
                value: 'receipt',
                label: 'Receipt',
                content: (
                  <Suspense fallback={<ReceiptSkeleton />}>
                    <ReceiptTab
                      id={candidateId}
                      job={job}
                      name={candidate.shownName}
                      result={result}
                      judgement={review.judgementOf(candidateId)}
                      charged={candidate.charged_to_quota}
                      candidateId={candidate.candidate_id}
                    />
                    <ForgetLink candidateId={candidateId} />
                  </Suspense>
                ),
              },
            ]),
      ]}
    />
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const known = asClientError(error);
  return (
    <div role="alert" className="py-12 text-center text-14">
      <p>{known.message}</p>
      {known.action === 'try_again' && (
        <Button onClick={onRetry} className="mt-4">
          Try Again
        </Button>
      )}
    </div>
  );
}
