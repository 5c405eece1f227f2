import { Check, ChevronRight, Circle } from 'lucide-react';

type StepListProps = {
  steps: readonly { id: string; title: string; done: boolean }[];
  /** Opens a step; without it they are only listed. */
  onOpen?: (id: string) => void;
};

/** The steps with what is done of them. */
export function StepList({ steps, onOpen }: StepListProps) {
  return (
    <ol className="mt-5 overflow-hidden rounded-card border border-border bg-surface">
      {steps.map(({ id, title, done }) => {
        const Sign = done ? Check : Circle;
        const line = (
          <>
            <Sign
              size={18}
              strokeWidth={1.75}
              className={done ? 'shrink-0 text-success' : 'shrink-0 text-ink-3'}
              aria-hidden
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {title}
              <span className="block text-13 text-ink-3">{done ? 'Done' : 'Not done yet'}</span>
            </span>
          </>
        );
        return (
          <li key={id} className="border-b border-hairline last:border-0">
            {onOpen ? (
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="flex w-full items-center gap-3 px-4 py-2.5 text-left -outline-offset-2! transition-colors duration-120 hover:bg-row-hover"
              >
                {line}
                <ChevronRight
                  size={16}
                  strokeWidth={1.75}
                  className="shrink-0 text-ink-3"
                  aria-hidden
                />
              </button>
            ) : (
              <div className="flex items-center gap-3 px-4 py-2.5">{line}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
