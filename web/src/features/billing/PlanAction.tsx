import type { ShownPlan } from '@candor/domain/model/billing';
import type { BillingInterval } from '@candor/domain/rules/billing';
import { PLANS } from '@candor/domain/rules/plans';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/format';
import { AskForPlan } from './AskForPlan';
import { ChangeDialog } from './ChangeDialog';
import { CheckoutButton } from './CheckoutButton';
import { changeVerb } from './change-words';
import type { Chooser } from './chooser';
import { nextStep } from './next-step';

type PlanActionProps = {
  plan: ShownPlan;
  interval: BillingInterval;
  chooser: Chooser;
  /** The one that is proposed. */
  proposed: boolean;
};

/** What can be done about a plan on the page where one pays. */
export function PlanAction({ plan, interval, chooser, proposed }: PlanActionProps) {
  const [asking, setAsking] = useState(false);
  const { paying, periodEnd, usage } = chooser;
  const step = nextStep(plan, interval, chooser);
  const look = { variant: proposed ? 'primary' : 'secondary', wide: true } as const;
  switch (step.kind) {
    case 'nothing':
      return null;
    case 'included':
      return <p className="py-2 text-13 text-ink-3">Included in your plan</p>;
    case 'begins':
      return <p className="py-2 text-13 text-ink-2">Begins on {formatDay(step.at)}</p>;
    case 'contact':
      return <AskForPlan plan={plan.id} />;
    case 'buy':
      return (
        <CheckoutButton offer={step.offer} place="billing" look={look} className="h-9!">
          Upgrade to {PLANS[plan.id].name}
        </CheckoutButton>
      );
    case 'change':
      return (
        <>
          <Button {...look} className="h-9!" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {changeVerb(paying, step.offer)}
          </Button>
          {asking && (
            <ChangeDialog
              change={{ paying, to: step.offer, price: step.price, periodEnd, usage }}
              onClose={() => setAsking(false)}
            />
          )}
        </>
      );
  }
}
