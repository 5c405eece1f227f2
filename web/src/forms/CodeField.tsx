import { useState } from 'react';
import { Field } from '../ui/Field';
import { TAKES_FOCUS } from './takes-focus';
import type { FieldBinding } from './use-form';

type CodeFieldProps = FieldBinding & {
  /** What belongs under it as long as the code of the app is asked for. */
  hint?: string;
  /** Where it is what comes first, it takes the focus. */
  first?: boolean;
};

/** A code of an authenticator app, or one of the recovery codes for those who are without it. */
export function CodeField({ hint, first, ...binding }: CodeFieldProps) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div className="flex flex-col items-start gap-1">
      <Field
        key={recovery ? 'recovery' : 'app'}
        label={recovery ? 'Recovery code' : 'Code from your authenticator app'}
        tall
        className="w-full"
        hint={
          recovery ? 'Each works once. Small or capital letters, with or without dashes.' : hint
        }
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        {...((first || recovery) && TAKES_FOCUS)}
        {...binding}
      />
      <button
        type="button"
        onClick={() => setRecovery(!recovery)}
        className="py-1 text-12 font-medium text-accent-ink hover:underline pointer-coarse:py-3.5"
      >
        {recovery ? 'Use the app instead' : 'Use a recovery code'}
      </button>
    </div>
  );
}
