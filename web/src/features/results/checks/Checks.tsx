import { Dialog } from '../../../ui/Dialog';
import { Agreement } from './Agreement';
import type { CheckProps } from './check-props';
import { SwapTest } from './SwapTest';

type ChecksProps = CheckProps & {
  /** Scores are covered: nothing is told that would show one. */
  covered: boolean;
  onClose: () => void;
};

/** What anybody can hold the scores of a batch against, on its own texts and decisions. */
export function Checks({ covered, onClose, ...check }: ChecksProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Check these scores"
      className="w-[min(720px,calc(100%-32px))]!"
    >
      <SwapTest {...check} />
      <Agreement covered={covered} {...check} />
    </Dialog>
  );
}
