import { Link } from 'react-router';
import { PlanTable } from '../features/plans/PlanTable';
import { paths } from '../paths';
import { useSessionState } from '../session/app-context';
import { PageTitle } from '../shell/PageTitle';
import { buttonClass } from '../ui/Button';

/** /pricing: what each plan lets one do. */
export function Component() {
  const { user } = useSessionState();
  return (
    <div className="mx-auto max-w-[1232px] px-4 pt-12 pb-24 sm:px-6">
      <PageTitle title="Pay for candidates read" className="mb-1" />
      <p className="mb-8 max-w-[600px] text-14 text-ink-2">
        A plan sets how many candidates you may score, not how well. Every plan scores with the same
        engine. A file that could not be read is never charged.
      </p>
      <h2 className="sr-only">Plans</h2>
      <PlanTable
        current={user?.plan_info.plan_type ?? null}
        action={(plan) =>
          plan.id === 'trial' &&
          !user && (
            <Link to={paths.signup} className={buttonClass({ variant: 'primary', wide: true })}>
              Start the trial
            </Link>
          )
        }
      />
      {user && (
        <p className="mt-4 text-13 text-ink-2">
          To change your plan, see{' '}
          <Link to={paths.billing} className="font-medium text-accent-ink hover:underline">
            billing
          </Link>
          .
        </p>
      )}
    </div>
  );
}
