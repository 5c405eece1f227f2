import { ATS_NAMES } from '@candor/domain/model/ats';
import type { AtsAssessmentResult } from '@candor/domain/model/ats-reports';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { buttonClass } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { NoScoreBadge } from '../../../ui/score/ScoreBadge';
import { Tag } from '../../../ui/Tag';

/** An application without a score: what is happening to it, or why there can be none. */
export function NotScored({ result }: { result: AtsAssessmentResult }) {
  const { state, problem } = result.raw_results;
  return (
    <Card aria-labelledby="no-score-title" className="px-5 py-6">
      {state === 'unreadable' ? <NoScoreBadge /> : <Tag dot={problem === null}>No score yet</Tag>}
      <h2 id="no-score-title" className="mt-3 text-16 font-strong">
        {state === 'unreadable' ? 'This application could not be read' : 'Not scored yet'}
      </h2>
      <p role="status" className="mt-1 max-w-prose text-14 text-ink-2">
        {state === 'unreadable'
          ? `${problem ?? 'No text could be read from it.'} It was not scored and not charged. Once the cause has passed, try again from the job report.`
          : `${problem ?? waiting(result)} This page shows the score as soon as there is one.`}
      </p>
      {result.jobId !== null && (
        <Link
          to={paths.atsJob(result.ats_type, result.jobId)}
          className={`${buttonClass()} mt-4 max-sm:w-full print:hidden`}
        >
          Open the job report
        </Link>
      )}
    </Card>
  );
}

function waiting({ ats_type, syncing }: AtsAssessmentResult): string {
  return syncing
    ? `${ATS_NAMES[ats_type]} is being read just now.`
    : 'It is waiting to be scored. If scoring has not started, start it from the job report.';
}
