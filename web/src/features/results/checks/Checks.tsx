import { Dialog } from '../../../ui/Dialog';
import { Agreement } from './Agreement';
import { SwapTest } from './SwapTest';

export type ChecksProps = {
  batchId: string;
  /** Scores are covered: nothing is told that would show one. */
  covered: boolean;
  nameOf: (id: string) => string;
  /** Opens somebody beside the table. */
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** What anybody can hold the scores of a batch against, on its own texts and decisions. */
export function Checks({ batchId, covered, nameOf, onOpen, onClose }: ChecksProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Check these scores"
      className="w-[min(720px,calc(100%-32px))]!"
    >
      <SwapTest batchId={batchId} nameOf={nameOf} onOpen={onOpen} />
      <Agreement batchId={batchId} covered={covered} nameOf={nameOf} onOpen={onOpen} />
    </Dialog>
  );
}
