import { Dialog } from '../../../ui/Dialog';
import { SwapTest } from './SwapTest';

export type ChecksProps = {
  batchId: string;
  nameOf: (id: string) => string;
  /** Opens somebody beside the table. */
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** What anybody can hold the scores of a batch against, on its own texts and decisions. */
export function Checks({ batchId, nameOf, onOpen, onClose }: ChecksProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Check these scores"
      className="w-[min(720px,calc(100%-32px))]!"
    >
      <SwapTest batchId={batchId} nameOf={nameOf} onOpen={onOpen} />
    </Dialog>
  );
}
