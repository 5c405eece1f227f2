import { X } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Button, IconButton } from '../Button';
import { cx } from '../class-names';
import { durationOf, NOTICE_KINDS, type Notice } from './kinds';
import { useCountdown } from './use-countdown';

/** Whether somebody points at the notices, has the focus in them or looks at another tab: then none disappears. */
export const HeldContext = createContext(false);

type NoticeBodyProps = {
  notice: Notice;
  /** Changes each time the notice is repeated. */
  turn: number;
  onClose: () => void;
};

/**
 * One notice. It disappears by itself when its time is up and nobody is interacting with the stack. When repeated it
 * is announced again and its time restarts, while its buttons stay the same: somebody about to press one still
 * presses it.
 */
export function NoticeBody({ notice, turn, onClose }: NoticeBodyProps) {
  const rule = NOTICE_KINDS[notice.kind];
  const Icon = notice.icon ?? rule.icon;
  const { action } = notice;
  return (
    <div className="flex w-full items-start gap-3 rounded-card font-sans border border-border bg-surface py-2 pr-2 pl-3.5 text-13 max-sm:gap-2 text-ink shadow-pop pointer-coarse:items-center">
      <Countdown key={`time ${turn}`} notice={notice} onEnd={onClose} />
      {Icon && (
        <Icon
          size={16}
          strokeWidth={1.75}
          className={cx('mt-1 shrink-0 pointer-coarse:mt-0', rule.ink)}
          aria-hidden
        />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap [align-items:inherit] gap-x-3 gap-y-2">
        <div key={`words ${turn}`} role={rule.role} className="min-w-0 flex-[1_1_9rem] py-0.5">
          <p className="line-clamp-4 font-medium break-words">{notice.title}</p>
          {notice.detail && <p className="line-clamp-2 text-ink-2 break-words">{notice.detail}</p>}
        </div>
        {action && (
          <Button
            size="sm"
            onClick={() => {
              action.run();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label="Dismiss" icon={X} size="sm" onClick={onClose} />
    </div>
  );
}

function Countdown({ notice, onEnd }: { notice: Notice; onEnd: () => void }) {
  useCountdown(durationOf(notice), useContext(HeldContext), onEnd);
  return null;
}
