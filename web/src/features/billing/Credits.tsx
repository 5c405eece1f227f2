import { billing } from '@candor/domain/api/billing';
import type { Price } from '@candor/domain/model/billing';
import { useLeaving } from '../../session/use-leaving';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { formatMoney, plural } from '../../ui/format';
import { checkoutProblem, noAddress } from './checkout-problem';
import { PaymentProblem } from './PaymentProblem';
import { returnAddresses } from './returning';

type CreditsProps = {
  /** Credits there are now. */
  balance: number;
  packs: readonly Price[];
};

/** Invitation credits in addition to those of the plan. Nothing if no pack is for sale. */
export function Credits({ balance, packs }: CreditsProps) {
  const { busy, locked, problem, leave } = useLeaving((thrown) =>
    checkoutProblem(thrown, 'billing'),
  );
  if (packs.length === 0) return null;
  const buy = (quantity: number) =>
    leave(async (api) => {
      const wish = { kind: 'credits', balance: balance + quantity } as const;
      const body = { quantity, ...returnAddresses(window.location.origin, wish) };
      const { checkout_url } = await api.call(billing.purchaseInvitationCredits, { body });
      if (!checkout_url) throw noAddress();
      return checkout_url;
    });
  return (
    <Card aria-labelledby="credits-title" className="px-4 py-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="credits-title" className="text-16 font-strong">
            Invitation credits
          </h2>
          <p className="mt-0.5 max-w-[60ch] text-13 text-balance text-ink-2">
            You have {plural(balance, 'credit')}. Each invites one candidate. Credits you buy do not
            expire with the period.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {packs.map(({ price_id, quantity, amount, currency }) =>
            quantity === undefined ? null : (
              <Button
                key={price_id}
                busy={busy}
                disabled={locked}
                onClick={() => void buy(quantity)}
              >
                Buy {quantity} for {formatMoney(amount, currency)}
              </Button>
            ),
          )}
        </div>
      </div>
      <PaymentProblem text={problem} className="mt-3" />
    </Card>
  );
}
