import { PLANS, planRank } from '@candor/domain/rules/plans';
import { useEffect, useState } from 'react';
import { useUser } from '../../session/app-context';
import { forgetChosenPlan, readChosenPlan } from '../../session/chosen-plan';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { PaymentProblem } from './PaymentProblem';
import { useCheckout } from './use-checkout';

const RHYTHM = { month: 'by the month', year: 'by the year' } as const;

/** The plan chosen before there was an account, with a payment link. Nothing for users who already have it. */
export function ChosenPlan() {
  const { plan_type: current } = useUser().plan_info;
  const [chosen, choose] = useState(() => readChosenPlan(window.localStorage, new Date()));
  const checkout = useCheckout('billing');
  const offer = chosen && planRank(chosen.plan) > planRank(current) ? chosen : null;
  useEffect(() => {
    if (!offer) forgetChosenPlan(window.localStorage);
  }, [offer]);
  if (!offer) return null;
  const { name } = PLANS[offer.plan];
  const pay = () => {
    forgetChosenPlan(window.localStorage);
    checkout.start(offer);
  };
  return (
    <Banner
      tone="info"
      className="mb-6"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            busy={checkout.busy}
            disabled={checkout.locked}
            onClick={pay}
          >
            Pay for {name}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => choose(null)}>
            Not now
          </Button>
        </div>
      }
    >
      You chose {name}, billed {RHYTHM[offer.interval]}. It begins when you pay; until then your
      trial goes on.
      <PaymentProblem text={checkout.problem} className="mt-1" />
    </Banner>
  );
}
