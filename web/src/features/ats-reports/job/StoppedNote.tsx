import type { AtsType } from '@candor/domain/model/ats';
import type { JobScoring } from '@candor/domain/model/ats-reports';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { buttonClass } from '../../../ui/Button';
import { problemSentence } from '../connection-words';
import { useConnection } from '../use-connection';

type Cause = NonNullable<JobScoring['stopped_by']>;
type StoppedNoteProps = { type: AtsType; cause: Cause };

/** Why a run stopped early, and the one thing that lets it continue. */
export function StoppedNote({ type, cause }: StoppedNoteProps) {
  const connection = useConnection(type, cause === 'permission');
  const way = wayOn(cause);
  return (
    <Banner
      tone="warning"
      action={
        way && (
          <Link to={way.to} className={buttonClass({ size: 'sm' })}>
            {way.words}
          </Link>
        )
      }
    >
      Scoring stopped. {sentenceOf(cause, type, connection?.missing_permissions)}
    </Banner>
  );
}

/** Where a cause is removed; null where the button that begins the run again does it. */
function wayOn(cause: Cause): { to: string; words: string } | null {
  if (cause === 'job_text') return null;
  if (cause === 'quota') return { to: paths.pricing, words: 'Upgrade Plan' };
  return { to: paths.integrations, words: 'Open Integrations' };
}

function sentenceOf(cause: Cause, type: AtsType, missing: readonly string[] | undefined): string {
  if (cause === 'quota') return 'The quota of your plan is used up.';
  if (cause === 'job_text') {
    return 'The job description could not be processed, and nobody was charged. Score again with another text, or write to support if that does not help.';
  }
  return problemSentence(cause, type, missing);
}
