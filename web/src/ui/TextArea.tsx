import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from './class-names';
import { CONTROL, FieldFrame } from './Field';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  told?: number | undefined;
  /** Says so beside the label. */
  optional?: boolean;
  aside?: ReactNode;
  /** Extra classes for the control itself: its height. */
  box?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A multi-line text field with its label. */
export function TextArea({
  label,
  hint,
  error,
  told,
  optional,
  aside,
  box,
  className,
  id,
  ...area
}: TextAreaProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      told={told}
      aside={aside}
      id={id}
      {...(optional && { optional })}
      {...(className && { className })}
    >
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          className={cx(CONTROL, 'resize-y py-2 pointer-coarse:resize-none', box)}
        />
      )}
    </FieldFrame>
  );
}
