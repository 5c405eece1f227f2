import type { EnhancedMeta } from '@candor/domain/model/meta-analytics';
import { PLANS } from '@candor/domain/rules/plans';
import { formatMoment } from '../../ui/format';

/** Where the figures come from, when they were computed, how long that took, and for whom. */
export function MetaFoot({ meta }: { meta: EnhancedMeta }) {
  const { generated_at, cached, processing_time_seconds: seconds } = meta;
  const { plan_type, integration_partner } = meta;
  return (
    <p className="num text-12 text-ink-3">
      From your batches. Counted {formatMoment(generated_at)} in {seconds} s
      {cached ? ', kept since then' : ''}. {PLANS[plan_type].name} plan
      {integration_partner ? ', integration partner' : ''}.
    </p>
  );
}
