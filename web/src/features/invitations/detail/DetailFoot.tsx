import { Send } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { useFocusAfter } from '../../../ui/use-focus-after';
import type { DetailWish } from './DetailDialog';
import type { Standing } from './standing';

type DetailFootProps = { standing: Standing; onWish: (wish: DetailWish) => void };

/** The actions for an invitation in its state, and why there are no others. */
export function DetailFoot({ standing, onWish }: DetailFootProps) {
  const { resend, change, why } = standing;
  // What ended it went with its button.
  const foot = useFocusAfter<HTMLDivElement>(!change);
  return (
    <div
      ref={foot}
      tabIndex={-1}
      className="flex flex-col gap-2.5 border-t border-border px-4 py-3 outline-none sm:px-6"
    >
      {why && <p className="text-12 text-balance text-ink-2">{why}</p>}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {resend && (
          <Button variant="primary" icon={Send} onClick={() => onWish('resend')}>
            Resend
          </Button>
        )}
        {change && (
          <>
            <Button onClick={() => onWish('extend')}>Extend</Button>
            <Button
              variant="quiet"
              onClick={() => onWish('cancel')}
              className="ml-auto text-danger!"
            >
              Cancel invitation
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
