import { PAGE_ROWS } from '@candor/domain/model/page';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { AssessmentList } from '../features/assessments/list/AssessmentList';
import { useAssessmentList } from '../features/assessments/use-assessments';
import { paths } from '../paths';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { BackLink } from '../ui/BackLink';
import { buttonClass } from '../ui/Button';
import { cx } from '../ui/class-names';
import { TitleCount } from '../ui/TitleCount';

/** /invitations/assessments: the assessments that were built here, newest first. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const skip = (page - 1) * PAGE_ROWS;
  const list = useAssessmentList(skip);
  if (useHeld(list.isPending)) return null;

  const total = list.data?.total ?? 0;
  const begin = (
    <Link
      to={paths.newAssessment}
      className={cx(
        buttonClass({ variant: 'primary' }),
        (list.isPending || total > 0) && 'max-sm:w-full',
      )}
    >
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      New assessment
    </Link>
  );
  const turnTo = (next: number) =>
    setQuery(next === 0 ? {} : { page: String(next / PAGE_ROWS + 1) }, { replace: true });
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <BackLink to={paths.invitations}>Invitations</BackLink>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto flex items-baseline gap-x-3">
          <PageTitle title="Assessments" />
          <TitleCount count={total > 0 ? total : null} noun="assessment" />
        </div>
        {(list.isPending || total > 0) && begin}
      </div>
      <AssessmentList list={list} skip={skip} onSkip={turnTo} begin={begin} />
    </div>
  );
}
