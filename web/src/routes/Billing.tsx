import { users } from '@candor/domain/api/users';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AskForPlan } from '../features/billing/AskForPlan';
import { CheckoutReturn } from '../features/billing/CheckoutReturn';
import { Credits } from '../features/billing/Credits';
import { chooserOf } from '../features/billing/chooser';
import { Invoices } from '../features/billing/Invoices';
import { PaymentNote } from '../features/billing/PaymentNote';
import { PaymentsUnknown } from '../features/billing/PaymentsUnknown';
import { PlanAction } from '../features/billing/PlanAction';
import { PlanCard } from '../features/billing/PlanCard';
import { PlanSkeleton } from '../features/billing/PlanSkeleton';
import { paceOf, paceWords } from '../features/billing/pace';
import { intervalLeft, isPlanOnItsWay } from '../features/billing/returning';
import { useBillingState, useCatalogue } from '../features/billing/use-billing';
import { PlanChooser } from '../features/plans/PlanChooser';
import { INTERVAL } from '../features/plans/plan-words';
import { shownPlans } from '../features/plans/use-shown-plans';
import { CardError } from '../session/CardError';
import { useCall } from '../session/use-call';
import { useQuota } from '../session/use-plan';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { cx } from '../ui/class-names';

/** /billing: the plan, what is used of it, what is paid for it, and what other plans allow. */
export function Component() {
  const { search } = useLocation();
  // The address forgets it as soon as it was read.
  const [sought] = useState(() => intervalLeft(search));
  const plan = useCall(users.planInfo, {});
  const quota = useQuota();
  const state = useBillingState();
  const catalogue = useCatalogue();
  if (useHeld(plan.isPending || state.isPending || catalogue.isPending)) return null;

  const pace =
    plan.data && state.data?.managed_by !== 'contract' ? paceOf(plan.data, new Date()) : null;
  const onItsWay = isPlanOnItsWay(search);
  const chooser = plan.data && state.data ? chooserOf(state.data, plan.data, onItsWay) : null;
  const reason = chooser?.waitsFor ?? (plan.data ? paceWords(plan.data, pace) : null);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-6 sm:px-6">
      <PageTitle title="Billing" />
      <CheckoutReturn />
      <Awaited pending={plan.isPending || state.isPending} standIn={<PlanSkeleton />}>
        {plan.isError && (
          <CardError
            title="Your plan could not be loaded."
            error={plan.error}
            onRetry={() => void plan.refetch()}
          />
        )}
        {plan.data && (
          <PlanCard
            plan={plan.data}
            state={state.data ?? null}
            plans={catalogue.data?.plans ?? []}
            quota={quota.data}
          />
        )}
      </Awaited>
      {state.isError && (
        <PaymentsUnknown error={state.error} onRetry={() => void state.refetch()} />
      )}
      {state.data?.configured === false && <PaymentNote />}
      <section aria-labelledby="plans-title" className="mt-2">
        {/* As high as the choice beside it where it stands alone and is touched. */}
        <h2
          id="plans-title"
          className={cx('text-20 font-strong', reason ? 'mb-1' : 'mb-4 sm:pointer-coarse:py-2.75')}
        >
          Plans
        </h2>
        {reason && (
          <p className="mb-4 max-w-[80ch] text-13 text-balance text-ink-2 sm:max-md:mr-44">
            {reason}
          </p>
        )}
        {/* Marked once it is known: the page may be drawn before anybody is. */}
        <PlanChooser
          plans={shownPlans(catalogue)}
          // What ended is theirs no longer, and a trial is not what they have instead.
          current={state.data?.ended ? null : (plan.data?.plan_type ?? null)}
          below="sm:mb-4"
          billed={(sought ?? state.data?.interval) === 'year' ? 'yearly' : 'monthly'}
          action={(offered, period) =>
            chooser ? (
              <PlanAction
                plan={offered}
                interval={INTERVAL[period]}
                chooser={chooser}
                proposed={offered.id === (pace?.plan ?? 'professional')}
              />
            ) : (
              // Plans agreed with sales do not wait for the provider.
              state.isError && offered.id === 'enterprise' && <AskForPlan plan="enterprise" />
            )
          }
        />
      </section>
      {state.data?.configured && (
        <Credits balance={state.data.invitation_credits} packs={catalogue.data?.credits ?? []} />
      )}
      {state.data?.has_customer && <Invoices />}
    </div>
  );
}
