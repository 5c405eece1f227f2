import { Dialog } from '../../../ui/Dialog';
import { Agreement } from './Agreement';
import type { CheckProps } from './check-props';
import { SwapTest } from './SwapTest';

type ChecksProps = CheckProps & {
  /** Scores are covered: nothing may reveal one. */
  covered: boolean;
  onClose: () => void;
};

/** The checks of a batch's scores, on its own texts and decisions. */
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
