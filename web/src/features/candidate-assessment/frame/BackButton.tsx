import { ArrowLeft } from 'lucide-react';
import { buttonClass } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { BAR_BUTTON } from './Frame';

/** Leads to the screen before, from the bar. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <button
      type="button"
      aria-label="Back"
      title="Back"
      onClick={onBack}
      className={cx(buttonClass(), BAR_BUTTON, 'w-13 shrink-0 px-0!')}
    >
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
