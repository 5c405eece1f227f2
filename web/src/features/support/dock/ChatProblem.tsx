import { useChat } from '../../../chat/use-chat';
import { Button } from '../../../ui/Button';
import { ProblemLine } from '../../../ui/ProblemLine';

/** What went wrong, and a retry button if a person has to request it. */
export function ChatProblem() {
  const { state, retry } = useChat();
  if (!state.problem) return null;
  return (
    <div className="flex shrink-0 flex-wrap items-start gap-x-2 gap-y-1.5 border-t border-border px-3 py-2">
      <ProblemLine size="sm" className="min-w-0 flex-1">
        <span className="min-w-0 wrap-anywhere">{state.problem}</span>
      </ProblemLine>
      {state.phase === 'given_up' && (
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            // The button goes, and the focus stays in the panel.
            currentTarget.closest('section')?.focus({ preventScroll: true });
            retry();
          }}
        >
          Try Again
        </Button>
      )}
    </div>
  );
}
