import { changeTakes } from '@candor/domain/rules/billing';
import { PLANS } from '@candor/domain/rules/plans';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { type Change, changeVerb, changeWords } from './change-words';
import { checkoutProblem } from './checkout-problem';
import { PaymentProblem } from './PaymentProblem';
import { usePlannedChange } from './use-billing';
import { useCheckout } from './use-checkout';

type ChangeDialogProps = { change: Change; onClose: () => void };

/**
 * Says what a change of plan brings, and when, before it is made: immediate changes are confirmed on the payment
 * page, later ones are recorded here.
 */
export function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  const checkout = useCheckout('billing');
  const planned = usePlannedChange();
  const { to, paying } = change;
  const verb = changeVerb(paying, to);
  const atOnce = changeTakes(paying, to) === 'at_once';
  const refused = planned.isError ? checkoutProblem(planned.error, 'billing') : null;
  const go = () => {
    if (atOnce) checkout.start(to);
    // The subject of the question is gone from the page by then, and this dialog with it: only the promise is still
    // awaited.
    else planned.mutateAsync(to).then(onClose, () => undefined);
  };
  return (
    <Dialog open onClose={onClose} title={`${verb}?`}>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-4.5 text-14 text-ink-2 marker:text-ink-3">
        {changeWords(change).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PaymentProblem text={checkout.problem ?? refused} className="mt-3" />
      <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button data-autofocus onClick={onClose}>
          Keep {PLANS[paying.plan].name}
        </Button>
        <Button
          variant="primary"
          busy={checkout.busy || planned.isPending}
          disabled={checkout.locked}
          onClick={go}
        >
          {atOnce ? 'Continue to payment' : verb}
        </Button>
      </div>
    </Dialog>
  );
}
