import { ATS_NAMES } from '@candor/domain/model/ats';
import type { AtsAssessmentResult } from '@candor/domain/model/ats-reports';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { atsWord, jobTitleOf } from '../../../ats/ats-words';
import { paths } from '../../../paths';
import { formatWholeDay } from '../../../ui/format';

type AssessmentFactsProps = {
  result: AtsAssessmentResult;
  /** The page in the system tells the name. */
  hideNames: boolean;
};

/** Among small facts; a finger finds it a line above and below, too. */
const LINK =
  'relative font-medium text-accent-ink hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3.5';

/** An application's job, stage and source. */
export function AssessmentFacts({ result, hideNames }: AssessmentFactsProps) {
  const { ats_type: type, assessed_at: day, jobId, profile_url } = result;
  const { stage, confidence, state } = result.raw_results;
  const title = jobTitleOf(result);
  const name = ATS_NAMES[type];
  return (
    <ul
      aria-label="About this application"
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-13 text-ink-2"
    >
      <li className="min-w-0 wrap-anywhere">
        {jobId === null ? (
          title
        ) : (
          <Link to={paths.atsJob(type, jobId)} className={LINK}>
            {title}
          </Link>
        )}
      </li>
      <li>{name}</li>
      {stage && <li>Stage: {atsWord(stage)}</li>}
      {day && (
        <li className="num">
          {state === 'unreadable' ? 'Tried' : 'Assessed'}{' '}
          <time dateTime={day}>{formatWholeDay(day)}</time>
        </li>
      )}
      {confidence !== null && (
        <li title="How much of the job and of the document could be used" className="num">
          Confidence {Math.round(confidence * 100)}%
        </li>
      )}
      {profile_url && !hideNames && (
        <li className="print:hidden">
          <a
            href={profile_url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${LINK} inline-flex items-center gap-1`}
          >
            Open in {name}
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
            <span className="sr-only">, in a new tab</span>
          </a>
        </li>
      )}
    </ul>
  );
}
