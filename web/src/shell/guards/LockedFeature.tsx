import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { Lock } from 'lucide-react';
import { useUser } from '../../session/app-context';
import { LockedOver } from '../../ui/LockedOver';
import { onDemand } from '../../ui/on-demand';
import { Tag } from '../../ui/Tag';
import { useParts } from '../../ui/use-parts';
import { PageTitle } from '../PageTitle';
import type { FeatureWords } from './feature-words';
import { MonthlyPrice } from './MonthlyPrice';
import { UpgradeActions } from './UpgradeActions';

/** The card says what there is to know; the layout behind it may come later. */
const layouts = onDemand(() => import('../../features/meta-analytics/ExamplePage'));

type LockedFeatureProps = { title: string; plan: PlanType; words: FeatureWords };

/** The gate of a feature: what one would learn from it and the plan that opens it, over its layout. */
export function LockedFeature({ title, plan, words }: LockedFeatureProps) {
  const user = useUser();
  const parts = useParts(layouts);
  return (
    <LockedOver layout={parts && <parts.ExamplePage title={words.name} />}>
      <PageTitle title={title} className="flex">
        <Tag tone="line" className="tracking-normal">
          <Lock size={12} strokeWidth={1.75} aria-hidden />
          {title}
        </Tag>
      </PageTitle>
      <h2 className="mt-3 text-20 font-strong">{words.promise}</h2>
      <p className="mt-1 text-14 text-ink-2">
        <b className="font-medium text-ink">{words.name}.</b> {words.does}
      </p>
      <figure className="mt-4 border-l-2 border-ink pl-3 text-13">
        <figcaption className="text-ink-3">One of its findings, as an example</figcaption>
        <p>{words.example}</p>
      </figure>
      <div className="mt-5 flex flex-wrap items-center gap-2 max-sm:*:grow">
        <UpgradeActions plan={plan} />
      </div>
      <p className="mt-4 text-12 text-ink-3">
        Part of {PLANS[plan].name}
        <MonthlyPrice plan={plan} />. You are on {PLANS[user.plan_info.plan_type].name}. The figures
        behind this card are an example, not yours.
      </p>
    </LockedOver>
  );
}
