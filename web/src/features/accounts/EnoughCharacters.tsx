import { Check, Circle } from 'lucide-react';
import { cx } from '../../ui/class-names';

const ENOUGH = 8;

/** What a new password needs, ticked as soon as it has it. */
export function EnoughCharacters({ password }: { password: string }) {
  const enough = password.length >= ENOUGH;
  const Mark = enough ? Check : Circle;
  return (
    <span className={cx('inline-flex items-center gap-1.5', enough && 'text-success')}>
      <Mark size={14} strokeWidth={1.75} aria-hidden />
      {ENOUGH}+ characters
    </span>
  );
}
