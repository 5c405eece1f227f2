import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { LEAST_PEOPLE } from '@candor/domain/model/insight';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Button, buttonClass } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { formatCount } from '../../../ui/format';

type NothingAssessedProps = {
  type: AtsType;
  people: number;
  days: string;
  filtered: boolean;
  onAllJobs: () => void;
};

/** Too few scored applications for any figure: how many are needed, and where to score them. */
export function NothingAssessed(props: NothingAssessedProps) {
  const { type, people, days, filtered, onAllJobs } = props;
  const name = ATS_NAMES[type];
  const which = filtered ? 'in these jobs ' : '';
  return (
    <EmptyState
      title={people === 0 ? 'Nothing assessed yet' : 'Too few people for figures'}
      action={
        <>
          {filtered && <Button onClick={onAllJobs}>All jobs</Button>}
          <Link
            to={paths.integrations}
            className={buttonClass(filtered ? {} : { variant: 'primary' })}
          >
            Open the Hub
          </Link>
        </>
      }
    >
      At least {LEAST_PEOPLE} people from {name} with a score are needed; you have{' '}
      {formatCount(people)} {which}in the last {days} days. A job in the Hub scores its candidates.
    </EmptyState>
  );
}
