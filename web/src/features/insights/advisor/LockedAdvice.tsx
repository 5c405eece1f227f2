import { messages } from '@candor/domain/messages';
import { lowestPlanWith, PLANS } from '@candor/domain/rules/plans';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { buttonClass } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { LockedOver } from '../../../ui/LockedOver';
import { Tag } from '../../../ui/Tag';
import { ExampleAdvice } from './ExampleAdvice';

/** What can be asked with the plan that opens it, and one sentence that it could answer. */
export type AdviceWords = { name: string; does: string; example: string };

/** A question that a higher plan opens: what it would tell, over how that looks. */
export function LockedAdvice({ name, does, example }: AdviceWords) {
  const plan = lowestPlanWith('ai_strategic_advisor');
  return (
    <LockedOver layout={<ExampleAdvice />}>
      {plan && (
        <Tag tone="line" className="self-start">
          <Lock size={12} strokeWidth={1.75} aria-hidden />
          {PLANS[plan].name}
        </Tag>
      )}
      <h2 className="mt-3 text-20 font-strong">{name}</h2>
      <p className="mt-1 text-14 text-ink-2">{does}</p>
      <figure className="mt-4 border-l-2 border-ink pl-3 text-13">
        <figcaption className="text-ink-3">One of its answers, as an example</figcaption>
        <p>{example}</p>
      </figure>
      <Link
        to={paths.pricing}
        className={cx('mt-5 self-start', buttonClass({ variant: 'primary' }))}
      >
        Upgrade Plan
      </Link>
      <p className="mt-4 text-12 text-ink-3">{messages.aiFeatures}</p>
      <p className="text-12 text-ink-3">What stands behind this card is an example, not yours.</p>
    </LockedOver>
  );
}
