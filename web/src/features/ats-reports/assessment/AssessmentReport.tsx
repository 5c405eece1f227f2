import type { AtsAssessmentResult } from '@candor/domain/model/ats-reports';
import type { MatchResult } from '@candor/domain/model/match';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card';
import { NotScored } from './NotScored';
import { PeersCard } from './PeersCard';
import { ProfileCard } from './ProfileCard';
import { type RequirementPoints, RequirementsCard } from './RequirementsCard';

type AssessmentReportProps = {
  result: AtsAssessmentResult;
  /** The score is not to be seen yet: nothing that tells it is drawn. */
  covered: boolean;
  /** The points of each requirement, as the match shows them. */
  pointsOf: (match: MatchResult) => readonly RequirementPoints[];
  /** Draws a match down to the sentence that proves each point. */
  renderMatch: (match: MatchResult) => ReactNode;
};

/** One application's result: the match with its evidence, beside its profile and its place in the job. */
export function AssessmentReport(props: AssessmentReportProps) {
  const { result, covered, pointsOf, renderMatch } = props;
  const { match_results: match, graph_data: graph } = result;
  if (match === null || match.overall_score === null) return <NotScored result={result} />;
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_376px] print:block">
      <Card aria-label="Match" className="min-w-0 px-4 pt-5 pb-6 sm:px-6">
        {renderMatch(match)}
      </Card>
      <div className="flex min-w-0 flex-col gap-4 sm:gap-6 print:mt-6">
        {covered ? (
          <Card className="px-5 py-4 text-13 text-ink-2">
            The profile and the place in this job appear with the score.
          </Card>
        ) : (
          <>
            <PeersCard
              score={match.overall_score}
              peers={graph.peers.map(({ overall_score }) => overall_score)}
            />
            <ProfileCard dimensions={graph.dimensions} />
            <RequirementsCard requirements={pointsOf(match)} />
          </>
        )}
      </div>
    </div>
  );
}
