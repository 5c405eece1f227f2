import { Send } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/Button';
import type { DetailWish } from './DetailDialog';
import type { Standing } from './standing';

type DetailFootProps = { standing: Standing; onWish: (wish: DetailWish) => void };

/** What can be done with an invitation at any time, and why some of it cannot. */
export function DetailFoot({ standing, onWish }: DetailFootProps) {
  const whyId = useId();
  const told = standing.why === null ? {} : { 'aria-describedby': whyId };
  return (
    <div className="border-t border-border px-4 py-3 sm:px-6">
      {standing.why && (
        <p id={whyId} className="mb-2.5 text-12 text-ink-2">
          {standing.why}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          icon={Send}
          disabled={!standing.resend}
          onClick={() => onWish('resend')}
          {...told}
        >
          Resend
        </Button>
        <Button disabled={!standing.change} onClick={() => onWish('extend')} {...told}>
          Extend
        </Button>
        <Button
          variant="quiet"
          disabled={!standing.change}
          onClick={() => onWish('cancel')}
          className="ml-auto enabled:text-danger!"
          {...told}
        >
          Cancel invitation
        </Button>
      </div>
    </div>
  );
}
