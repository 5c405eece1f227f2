import { invitations } from '@candor/domain/api/invitations';
import type { AssessmentResult } from '@candor/domain/model/assessment';
import type { Invitation } from '@candor/domain/model/invitation';
import { ErrorNote } from '../../../session/ErrorNote';
import { useCall } from '../../../session/use-call';
import { Awaited } from '../../../ui/Awaited';
import { Skeleton } from '../../../ui/Skeleton';
import { ScoreBadge } from '../../../ui/score/ScoreBadge';
import { WholeTerms } from '../../../ui/WholeTerms';
import { PanelPart } from '../detail/PanelPart';
import { SOURCE_WORD } from '../words';
import { Answers } from './Answers';
import { RequirementQuotes } from './RequirementQuotes';
import { resultSentence } from './result-words';

/** The outcome of a completed invitation: the score that the answers prove, and the answers themselves. */
export function ResultPart({ invitation }: { invitation: Invitation }) {
  if (invitation.ats_source !== 'unknown') {
    return (
      <PanelPart title="Result">
        <p className="mt-3 text-13 text-ink-2">
          The answers and their score are at {SOURCE_WORD[invitation.ats_source]}, which hosts the
          assessment.
        </p>
      </PanelPart>
    );
  }
  return <OwnResult code={invitation.invitation_code} />;
}

function OwnResult({ code }: { code: string }) {
  const result = useCall(invitations.result, { params: { id: code } });
  return (
    <PanelPart title="Result">
      <Awaited pending={result.isPending} standIn={<ResultSkeleton />}>
        {result.isError && !result.data && (
          <ErrorNote
            title="The result could not be loaded."
            error={result.error}
            onRetry={() => void result.refetch()}
            className="mt-3"
          />
        )}
        {result.data && <Reading result={result.data} />}
      </Awaited>
    </PanelPart>
  );
}

function Reading({ result }: { result: AssessmentResult }) {
  const { match_results: match, answers } = result;
  return (
    <>
      {match?.overall_score != null && match.tier !== null ? (
        <>
          <div className="mt-4">
            <ScoreBadge score={match.overall_score} tier={match.tier} size="head" />
          </div>
          <p className="mt-3 text-13 text-ink-2">
            <WholeTerms>{resultSentence(match)}</WholeTerms>
          </p>
          <RequirementQuotes requirements={match.requirements} />
        </>
      ) : (
        <p className="mt-3 text-13 text-ink-2">
          Nothing in these answers could be scored. They are for you to read.
        </p>
      )}
      <Answers answers={answers} />
    </>
  );
}

function ResultSkeleton() {
  return (
    <div role="status" aria-label="Loading the result" className="flex flex-col gap-3 pt-4">
      <Skeleton atOnce className="h-9 w-40" />
      <Skeleton atOnce className="h-10 w-full" />
      <Skeleton atOnce className="h-24 w-full" />
      <Skeleton atOnce className="h-24 w-full" />
    </div>
  );
}
