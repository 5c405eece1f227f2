import type { DecisionKind } from '@candor/domain/model/batch';
import { IconButton } from '../../../ui/Button';
import { DECISION, DECISIONS } from './decision-words';

type DecisionIconsProps = {
  name: string;
  /** Rows of a grid keep their controls out of the tab order: S, M and A serve the keyboard there. */
  tabbable?: boolean;
  onDecide: (decision: DecisionKind) => void;
};

/** The three decisions as small buttons, where there is no room for words. */
export function DecisionIcons({ name, tabbable = true, onDecide }: DecisionIconsProps) {
  return (
    <span className="-ml-1.5 inline-flex print:hidden">
      {DECISIONS.map((decision) => (
        <IconButton
          key={decision}
          size="sm"
          label={`${DECISION[decision].verb} ${name}`}
          title={`${DECISION[decision].verb} (${DECISION[decision].key})`}
          icon={DECISION[decision].icon}
          tabIndex={tabbable ? undefined : -1}
          onClick={(event) => {
            event.stopPropagation();
            onDecide(decision);
          }}
        />
      ))}
    </span>
  );
}
