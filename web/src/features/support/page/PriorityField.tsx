import { TicketPriority } from '@candor/domain/model/support';
import { lowestPlanWith, PLANS } from '@candor/domain/rules/plans';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useOpens } from '../../../session/use-plan';
import { PRIORITY_WORD } from '../../../tickets/ticket-words';
import { RADIO } from '../../../ui/radio';

const MEANING: Record<TicketPriority, string> = {
  normal: 'Answered in turn',
  high: 'Work is blocked',
  critical: 'Nothing works',
};

type PriorityFieldProps = {
  value: string;
  onChoose: (priority: TicketPriority) => void;
};

/** How soon somebody should look. What is sold as priority support is in sight and says which plan opens it. */
export function PriorityField({ value, onChoose }: PriorityFieldProps) {
  const opens = useOpens('priority_support');
  const plan = lowestPlanWith('priority_support');
  const isLocked = (priority: TicketPriority) => priority !== 'normal' && !opens;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-13 font-medium">Priority</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {TicketPriority.options.map((priority) => (
          <label
            key={priority}
            className="flex cursor-pointer items-start gap-2.5 rounded-control border border-border-strong bg-surface px-3 py-2 hover:bg-row-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="priority"
              value={priority}
              checked={value === priority}
              disabled={isLocked(priority)}
              onChange={() => onChoose(priority)}
              className={`mt-0.5 size-4 outline-none ${RADIO}`}
            />
            <span className="min-w-0 flex-1 text-13">
              <span className="flex items-center gap-1.5 font-medium">
                {PRIORITY_WORD[priority]}
                {isLocked(priority) && (
                  <Lock size={14} strokeWidth={1.75} className="text-ink-3" aria-hidden />
                )}
              </span>
              <span className="block text-12 text-ink-3">
                {MEANING[priority]}
                {isLocked(priority) && plan && (
                  <span className="sr-only">, needs {PLANS[plan].name}</span>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
      {!opens && plan && (
        <p className="mt-1.5 text-12 text-ink-3">
          High and Critical need {PLANS[plan].name}.{' '}
          <Link to={paths.pricing} className="font-medium text-ink underline underline-offset-3">
            Upgrade Plan
          </Link>
        </p>
      )}
    </fieldset>
  );
}
