import type { DecisionKind } from '@candor/domain/model/batch';
import { cx } from '../../../ui/class-names';
import { DECISION } from './decision-words';

/** What was decided, as a sign with its word. Only the shortlist has colour: it is where work goes on. */
export function DecisionMark({ decision }: { decision: DecisionKind }) {
  const { icon: Icon, mark } = DECISION[decision];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-13 font-medium whitespace-nowrap',
        decision === 'shortlist' && 'text-accent-ink',
        decision === 'maybe' && 'text-ink-2',
        decision === 'set_aside' && 'text-ink-3',
      )}
    >
      <Icon
        size={16}
        strokeWidth={1.75}
        fill={decision === 'shortlist' ? 'currentColor' : 'none'}
        aria-hidden
      />
      {mark}
    </span>
  );
}
