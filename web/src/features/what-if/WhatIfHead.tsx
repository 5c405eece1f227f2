import type { Rubric } from '@candor/domain/model/rubric';
import { Undo2, X } from 'lucide-react';
import { Button, IconButton } from '../../ui/Button';
import { inertUnless } from '../../ui/inert-unless';
import type { Trial } from './use-what-if';
import { Versions } from './Versions';

type WhatIfHeadProps = {
  whatIf: Trial;
  maySave: boolean;
  /** Goes back to a version that was saved earlier. */
  onReturn: (version: Rubric) => void;
  onClose: () => void;
};

/** The name of the panel, the versions that were saved, and the way back: one step, or out. */
export function WhatIfHead({ whatIf, maySave, onReturn, onClose }: WhatIfHeadProps) {
  const { rubric, save, history } = whatIf;
  return (
    <div className="flex items-center gap-1 px-4 py-2 pointer-coarse:py-1 sm:px-6">
      <h2 className="mr-auto text-16 font-strong">What-if</h2>
      {rubric.data && (
        <Versions answer={rubric.data} busy={save.isPending || !maySave} onReturn={onReturn} />
      )}
      <Button
        variant="quiet"
        size="sm"
        icon={Undo2}
        {...inertUnless(history.canUndo, history.undo)}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        Undo
      </Button>
      <IconButton
        label="Close what-if"
        icon={X}
        onClick={onClose}
        className="-mr-2 pointer-coarse:-mr-3.5"
      />
    </div>
  );
}
