import type { AtsType, JobScoring } from '@candor/domain/model/ats';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { buttonClass } from '../../../ui/Button';
import { problemSentence } from '../connection-words';
import { useConnection } from '../use-connection';

type StoppedNoteProps = { type: AtsType; cause: NonNullable<JobScoring['stopped_by']> };

/** Why a run stopped early, and the one thing that lets it continue. */
export function StoppedNote({ type, cause }: StoppedNoteProps) {
  const connection = useConnection(type, cause === 'permission');
  const [to, words] =
    cause === 'quota' ? [paths.pricing, 'Upgrade Plan'] : [paths.integrations, 'Open Integrations'];
  return (
    <Banner
      tone="warning"
      action={
        <Link to={to} className={buttonClass({ size: 'sm' })}>
          {words}
        </Link>
      }
    >
      Scoring stopped.{' '}
      {cause === 'quota'
        ? 'The quota of your plan is used up.'
        : problemSentence(cause, type, connection?.missing_permissions)}
    </Banner>
  );
}
