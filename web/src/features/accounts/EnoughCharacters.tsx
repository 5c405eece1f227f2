import { Check } from 'lucide-react';
import { cx } from '../../ui/class-names';

const ENOUGH = 8;

/** What a new password needs, ticked as soon as it has it. */
export function EnoughCharacters({ password }: { password: string }) {
  const enough = password.length >= ENOUGH;
  return (
    <span className={cx('flex items-center gap-1.5', enough && 'text-success')}>
      {enough ? (
        <Check size={14} strokeWidth={1.75} aria-hidden />
      ) : (
        <span className="mx-px size-3 rounded-full border border-current" />
      )}
      {ENOUGH}+ characters
    </span>
  );
}
