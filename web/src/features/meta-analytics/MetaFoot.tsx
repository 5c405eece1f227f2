import type { EnhancedMeta } from '@candor/domain/model/meta-analytics';
import { formatMoment } from '../../ui/format';

/** Where the figures come from, when they were counted and how long that took. */
export function MetaFoot({ meta }: { meta: EnhancedMeta }) {
  const { generated_at, cached, processing_time_seconds: seconds } = meta;
  return (
    <p className="num text-12 text-ink-3">
      From your batches. Counted {formatMoment(generated_at)} in {seconds} s
      {cached ? ', kept since then' : ''}.
    </p>
  );
}
