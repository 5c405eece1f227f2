import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { formatClock, plural } from '../../../ui/format';
import { useAiUsage } from './use-advisor';

type AskButtonProps = { label: string; busy: boolean };

/** Sends a question; says when it can be asked again once the calls of the hour are used up. */
export function AskButton({ label, busy }: AskButtonProps) {
  const { data } = useAiUsage();
  const isOut = data?.remaining === 0;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        variant="primary"
        icon={Sparkles}
        busy={busy}
        disabled={isOut}
        className="max-sm:w-full"
      >
        {label}
      </Button>
      {isOut && (
        <p role="status" className="text-13 text-ink-2">
          {plural(data.limit, 'call')} of this hour {data.limit === 1 ? 'is' : 'are'} used.
          {data.resets_at && ` Ask again at ${formatClock(new Date(data.resets_at))}.`}
        </p>
      )}
    </div>
  );
}
