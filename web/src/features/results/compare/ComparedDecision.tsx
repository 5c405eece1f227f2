import type { DecisionKind } from '@candor/domain/model/batch';
import { DecisionIcons } from '../decisions/DecisionIcons';
import { DecisionMark } from '../decisions/DecisionMark';
import { DECISION } from '../decisions/decision-words';

type ComparedDecisionProps = {
  name: string;
  decision: DecisionKind | null;
  onDecide: (decision: DecisionKind) => void;
};

/** What was decided about somebody in the comparison, to be taken back; the ways to decide while nothing was. */
export function ComparedDecision({ name, decision, onDecide }: ComparedDecisionProps) {
  if (!decision) return <DecisionIcons name={name} onDecide={onDecide} />;
  return (
    <button
      type="button"
      title="Take back"
      aria-label={`Take back: ${name}, ${DECISION[decision].mark}`}
      onClick={() => onDecide(decision)}
      className="min-h-7 rounded-chip pointer-coarse:min-h-11"
    >
      <DecisionMark decision={decision} />
    </button>
  );
}
