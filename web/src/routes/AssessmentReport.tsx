import { AtsAssessmentId } from '@candor/domain/api/ats';
import type { AtsType } from '@candor/domain/model/ats';
import type { AtsAssessmentResult } from '@candor/domain/model/ats-reports';
import type { MatchResult } from '@candor/domain/model/match';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { AtsProblem } from '../ats/AtsProblem';
import { candidateNameOf, hiddenNameOf } from '../ats/ats-words';
import { useOpenedContext } from '../ats/integration-context';
import { AssessmentFacts } from '../features/ats-reports/assessment/AssessmentFacts';
import { AssessmentReport } from '../features/ats-reports/assessment/AssessmentReport';
import { ReportActions } from '../features/ats-reports/assessment/ReportActions';
import { useAssessmentReport } from '../features/ats-reports/assessment/use-assessment-report';
import { NoReport } from '../features/ats-reports/NoReport';
import {
  AssessmentHeadSkeleton,
  AssessmentSkeleton,
  LineSkeleton,
} from '../features/ats-reports/ReportSkeleton';
import { AsOf, StaleNote } from '../features/ats-reports/StaleNote';
import { pointedRequirements } from '../features/results/evidence/pointed-requirements';
import { useEvidenceFirst } from '../features/results/evidence-first/use-evidence-first';
import { usePreferences } from '../features/results/view/preferences';
import { paths } from '../paths';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { BackLink } from '../ui/BackLink';
import { Skeleton } from '../ui/Skeleton';

const TITLE = 'Assessment report';

/** The code that displays a match is loaded only if there is one. */
const SingleMatch = lazy(async () => ({
  default: (await import('../features/results/evidence/SingleMatch')).SingleMatch,
}));

/** /integrations/{type}/assessments/:assessmentId: one application's result, down to its evidence. */
export function AssessmentReportRoute({ type }: { type: AtsType }) {
  const { assessmentId = '' } = useParams();
  const id = AtsAssessmentId.safeParse(assessmentId);
  if (id.success) return <Report key={`${type} ${id.data}`} type={type} assessmentId={id.data} />;
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <BackLink to={paths.integrations}>Hub</BackLink>
      <PageTitle title={TITLE} className="mt-2" />
      <NoReport title="This address leads to no assessment">
        {id.error.issues[0]?.message ?? ''}
      </NoReport>
    </div>
  );
}

function Report({ type, assessmentId }: { type: AtsType; assessmentId: string }) {
  const { data: result, error, isPending, refetch } = useAssessmentReport(type, assessmentId);
  const [{ hideNames, evidenceFirst }] = usePreferences();
  const { isCovered, guessOf, uncover } = useEvidenceFirst(evidenceFirst, type);
  useOpenedContext({ atsType: type, assessmentId });
  const covered = isCovered(assessmentId);
  const title = titleOf(result, { hideNames });
  const again = () => void refetch();
  if (useHeld(isPending)) return null;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-6 sm:gap-6 sm:px-6">
      <div>
        {result?.jobId ? (
          <BackLink to={paths.atsJob(type, result.jobId)}>Job report</BackLink>
        ) : (
          <BackLink to={paths.integrations}>Hub</BackLink>
        )}
        <div className="mt-2 mb-1 flex max-sm:mb-3 flex-wrap items-center gap-x-6 gap-y-3">
          <PageTitle title={title} className="mr-auto min-w-0 wrap-anywhere">
            {/* The name of somebody may break anywhere: it may be wider than a phone. */}
            {title}
          </PageTitle>
          {result ? (
            <ReportActions result={result} withheld={withheldBy({ hideNames, covered })} />
          ) : (
            isPending && <Skeleton className="h-8 w-52 pointer-coarse:h-11" />
          )}
        </div>
        {isPending && <AssessmentHeadSkeleton />}
        {isPending && <LineSkeleton />}
        {result && <AssessmentFacts result={result} hideNames={hideNames} />}
        {result && <AsOf type={type} answer={result} />}
      </div>
      {result && <StaleNote type={type} answer={result} onRetry={again} />}
      <Awaited pending={isPending} standIn={<AssessmentSkeleton />}>
        {result ? (
          <AssessmentReport
            result={result}
            covered={covered}
            pointsOf={pointsOf}
            renderMatch={(match) => (
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <SingleMatch
                  answer={{
                    match_results: match,
                    document_text: result.document_text,
                    candidate_name: result.candidateName,
                    email: null,
                    headline: null,
                  }}
                  title="Match"
                  filename={null}
                  guess={guessOf(assessmentId)}
                  onGuess={(guess) => uncover(assessmentId, guess)}
                />
              </Suspense>
            )}
          />
        ) : (
          error && (
            <AtsProblem ats={type} error={error} onRetry={again} subject="This application" />
          )
        )}
      </Awaited>
    </div>
  );
}

/** What waits for other requirements is shown with those, as the evidence does. */
function pointsOf(match: MatchResult) {
  return pointedRequirements(match)
    .filter(({ shown }) => shown.maxPoints > 0)
    .map(({ id, text, verdict, shown }) => ({ id, label: text, verdict, ...shown }));
}

function titleOf(
  result: AtsAssessmentResult | undefined,
  { hideNames }: { hideNames: boolean },
): string {
  if (!result) return TITLE;
  return hideNames ? hiddenNameOf(result) : candidateNameOf(result.candidateName);
}

/** Why a file would reveal more than the screen does; null if it would not. */
function withheldBy(chosen: { hideNames: boolean; covered: boolean }): string | null {
  if (chosen.hideNames) return 'The file would reveal the name that is hidden here.';
  return chosen.covered ? 'The file would reveal the score that is covered here.' : null;
}
