import { users } from '@candor/domain/api/users';
import { PaymentNote } from '../features/billing/PaymentNote';
import { PlanCard } from '../features/billing/PlanCard';
import { PlanTable } from '../features/plans/PlanTable';
import { QuotaLine } from '../features/usage/QuotaLine';
import { useUser } from '../session/app-context';
import { CardError } from '../session/CardError';
import { useCall } from '../session/use-call';
import { useQuota } from '../session/use-plan';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { Skeleton } from '../ui/Skeleton';

/** /billing: the plan, what is used of it, and what other plans allow. */
export function Component() {
  const user = useUser();
  const plan = useCall(users.planInfo, {});
  const quota = useQuota();
  return (
    <div className="mx-auto flex max-w-[1232px] flex-col gap-6 px-4 py-6 sm:px-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <PageTitle title="Billing" className="mr-auto" />
        {quota.data && <QuotaLine quota={quota.data} className="w-full lg:w-[376px]" />}
      </div>
      <Awaited
        pending={plan.isPending}
        standIn={<Skeleton atOnce className="h-44 w-full rounded-card" />}
      >
        {plan.isError && (
          <CardError
            title="Your plan could not be loaded."
            error={plan.error}
            onRetry={() => void plan.refetch()}
          />
        )}
        {plan.data && <PlanCard plan={plan.data} />}
      </Awaited>
      <PaymentNote />
      <section aria-labelledby="plans-title" className="mt-2">
        <h2 id="plans-title" className="mb-4 text-20 font-strong">
          Plans
        </h2>
        <PlanTable current={user.plan_info.plan_type} />
      </section>
    </div>
  );
}
