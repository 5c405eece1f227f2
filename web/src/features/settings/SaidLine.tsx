import { CircleCheck } from 'lucide-react';
import { ProblemLine } from '../../ui/ProblemLine';

/** How the last change went: its outcome, or why it did not go well. */
export type Said = { kind: 'done' | 'failed'; text: string };

type SaidLineProps = { said: Said | null; className?: string | undefined };

/** Reports the result of a change in place. Its space is reserved, so that nothing moves. */
export function SaidLine({ said, className }: SaidLineProps) {
  return (
    <div className={className}>
      <p role="status" className="text-13 text-ink-2">
        {said?.kind === 'done' && (
          <span className="inline-flex items-start gap-1.5">
            <CircleCheck
              size={16}
              strokeWidth={1.75}
              className="mt-0.5 shrink-0 text-success"
              aria-hidden
            />
            {said.text}
          </span>
        )}
      </p>
      {said?.kind === 'failed' && <ProblemLine>{said.text}</ProblemLine>}
    </div>
  );
}
