import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { Button, buttonClass } from '../../ui/Button';
import { formatMoment } from '../../ui/format';
import { problemSentence, readSentence } from './connection-words';
import { useConnection } from './use-connection';

type Fresh = { stale: boolean; as_of: string | null; syncing: boolean };
type StaleNoteProps = { type: AtsType; answer: Fresh; onRetry: () => void };

/** That earlier data is shown: why, and what helps. */
export function StaleNote({ type, answer, onRetry }: StaleNoteProps) {
  const connection = useConnection(type, answer.stale);
  if (!answer.stale) return null;
  const problem = connection?.problem ?? null;
  const byOwner = problem === 'refused' || problem === 'permission';
  return (
    <Banner
      tone="warning"
      action={
        byOwner ? (
          <Link to={paths.integrations} className={buttonClass({ size: 'sm' })}>
            Open Integrations
          </Link>
        ) : (
          <Button size="sm" onClick={onRetry}>
            Try Again
          </Button>
        )
      }
    >
      {problemSentence(problem, type, connection?.missing_permissions)} {readSentence(answer.as_of)}
    </Banner>
  );
}

/** Of when a report is, and whether the system is being read just now. */
export function AsOf({ type, answer }: Pick<StaleNoteProps, 'type' | 'answer'>) {
  const name = ATS_NAMES[type];
  if (answer.syncing) return <p className="mt-1 text-12 text-ink-3">Reading {name} just now.</p>;
  if (answer.as_of === null) return null;
  return (
    <p className="num mt-1 text-12 text-ink-3">
      Read from {name} on {formatMoment(answer.as_of)}.
    </p>
  );
}
