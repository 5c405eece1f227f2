import type { DecisionKind } from '@candor/domain/model/batch';
import { cx } from '../../../ui/class-names';
import { DECISION } from './decision-words';

type DecisionMarkProps = {
  decision: DecisionKind;
  /** The word is only announced and shown on hover, if there is no room for it. */
  wordless?: boolean;
};

/** A decision, as a symbol with its word. Only the shortlist has colour, because that is where work continues. */
export function DecisionMark({ decision, wordless = false }: DecisionMarkProps) {
  const { icon: Icon, mark } = DECISION[decision];
  return (
    <span
      title={wordless ? mark : undefined}
      className={cx(
        'inline-flex items-center gap-1.5 align-middle text-13 font-medium whitespace-nowrap',
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
      <span className={cx(wordless && 'sr-only')}>{mark}</span>
    </span>
  );
}
