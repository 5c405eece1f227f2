import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { IconButton } from './Button';
import { cx } from './class-names';
import { CONTROL, FieldFrame } from './Field';

type PasswordFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  told?: number | undefined;
  aside?: ReactNode;
  /** What it is, if not a password. */
  secret?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A password field that its owner can reveal. Pasting and password managers are welcome. */
export function PasswordField({
  label,
  hint,
  error,
  told,
  aside,
  secret = 'password',
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      told={told}
      id={id}
      className={cx('relative', className)}
    >
      {(wiring) => (
        <>
          <div className="relative">
            <input
              {...input}
              {...wiring}
              type={shown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              className={cx(CONTROL, 'h-10 pr-11 text-14 pointer-coarse:h-11')}
            />
            <IconButton
              label={`${shown ? 'Hide' : 'Show'} ${secret}`}
              icon={shown ? EyeOff : Eye}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-1 my-auto pointer-coarse:right-0"
            />
          </div>
          {/* Next to the label, and after the field in tab order: Tab goes from the address to the password. */}
          {aside && <div className="absolute top-0 right-0 leading-5">{aside}</div>}
        </>
      )}
    </FieldFrame>
  );
}
