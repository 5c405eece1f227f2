import type { PlanType } from '@candor/domain/rules/plans';
import { offerOf, priceOf } from '../../features/billing/offers';
import { useCatalogue } from '../../features/billing/use-billing';
import { formatMoney } from '../../ui/format';

/** What a plan costs each month, to follow its name; nothing where no price is known. */
export function MonthlyPrice({ plan }: { plan: PlanType }) {
  const { data } = useCatalogue();
  const offer = offerOf(plan, 'month');
  const price = data && offer && priceOf(data.plans, offer);
  return price ? `, ${formatMoney(price.amount, price.currency)} a month` : null;
}
