import type { Offer } from '@candor/domain/rules/billing';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../ui/Button';
import type { CheckoutPlace } from './checkout-problem';
import { PaymentProblem } from './PaymentProblem';
import { useCheckout } from './use-checkout';

type CheckoutButtonProps = {
  offer: Offer;
  place: CheckoutPlace;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
};

/** Leads to the page on which a plan is paid for; what keeps it from doing so stands below it. */
export function CheckoutButton({ offer, place, look, className, children }: CheckoutButtonProps) {
  const checkout = useCheckout(place);
  return (
    <>
      <Button
        {...look}
        {...(className && { className })}
        busy={checkout.busy}
        disabled={checkout.locked}
        onClick={() => checkout.start(offer)}
      >
        {children}
      </Button>
      <PaymentProblem text={checkout.problem} className="mt-2" />
    </>
  );
}
