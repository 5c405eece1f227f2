import { PricingAction } from '../features/billing/PricingAction';
import { PaymentWords } from '../features/plans/PaymentWords';
import { PlanTable } from '../features/plans/PlanTable';
import { INTERVAL } from '../features/plans/plan-words';
import { VisitorAction } from '../features/plans/VisitorPlans';
import { paths } from '../paths';
import { useSessionState } from '../session/app-context';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';
import { PageLink } from '../ui/PageLink';

/** /pricing: what each plan lets one do. */
export function Component() {
  const { user } = useSessionState();
  const current = user?.plan_info.plan_type ?? null;
  return (
    <div className="mx-auto max-w-public px-4 pt-12 pb-24 sm:px-6">
      <PageTitle title="Pay for candidates read" className="mb-1" />
      <p className="mb-8 max-w-[600px] text-14 text-balance text-ink-2 sm:max-md:mr-44">
        A plan sets how many candidates you may score, not how well. Every plan scores with the same
        engine.
      </p>
      <h2 className="sr-only">Plans</h2>
      <Island name="plans">
        <PlanTable
          current={current}
          action={(plan, period) =>
            user ? (
              <PricingAction plan={plan} interval={INTERVAL[period]} account={user.plan_info} />
            ) : (
              <VisitorAction plan={plan} period={period} />
            )
          }
        />
      </Island>
      <div className="mt-6 min-h-5 max-w-[68ch] text-13 text-ink-2">
        <Island name="payments">
          <PaymentWords />
        </Island>
        {user && (
          <>
            {' '}
            Your plan and what is left of it are under{' '}
            <PageLink
              href={paths.billing}
              className="font-medium text-accent-ink underline-offset-3 hover:underline"
            >
              billing
            </PageLink>
            .
          </>
        )}
      </div>
    </div>
  );
}
