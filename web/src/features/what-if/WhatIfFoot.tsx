import { Button } from '../../ui/Button';
import { CopySentence } from './CopySentence';

type WhatIfFootProps = {
  /** null while nothing is changed. */
  sentence: string | null;
  problem: React.ReactNode;
  saving: boolean;
  canSave: boolean;
  onReset: () => void;
  onSave: () => void;
};

/** The change as a sentence, and what can be done with it. */
export function WhatIfFoot(props: WhatIfFootProps) {
  const { sentence, problem, saving, canSave, onReset, onSave } = props;
  return (
    <footer className="flex flex-col gap-3 border-t border-border bg-surface px-4 py-3 sm:px-6">
      {problem}
      {/* On a phone the button alone: the foot would grow over the weight that was just pressed. */}
      {sentence && (
        <p title={sentence} className="text-13 text-ink-2 max-sm:sr-only">
          <span className="block text-12 text-ink-3">As a sentence</span>“{sentence}”
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {sentence && <CopySentence sentence={sentence} />}
        <span className="flex-1" />
        <Button variant="quiet" disabled={!sentence} onClick={onReset}>
          Reset
        </Button>
        <Button variant="primary" busy={saving} disabled={!canSave} onClick={onSave}>
          Save as new rubric
        </Button>
      </div>
    </footer>
  );
}
