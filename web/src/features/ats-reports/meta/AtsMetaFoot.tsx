import { ATS_NAMES } from '@candor/domain/model/ats';
import type { MetaAnalytics } from '@candor/domain/model/meta-analytics';
import { PLANS } from '@candor/domain/rules/plans';
import { plural } from '../../../ui/format';

/** Where the figures come from, for whom they were computed, over how much, and how long that took. */
export function AtsMetaFoot({ meta }: { meta: MetaAnalytics }) {
  const { data_source, plan_type, integration_partner, total_jobs, total_assessments } = meta;
  const from = data_source === 'batch' ? 'your batches' : ATS_NAMES[data_source];
  const whom = `${PLANS[plan_type].name} plan${integration_partner ? ', integration partner' : ''}`;
  return (
    <p className="num text-12 text-ink-3">
      From {from}: {plural(total_assessments, 'person', 'people')} in {plural(total_jobs, 'job')}.
      Counted in {meta.processing_time_seconds} s. {whom}.
    </p>
  );
}
