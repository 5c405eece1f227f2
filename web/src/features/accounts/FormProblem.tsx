import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What is wrong with a whole form, above it; takes the focus when it appears or changes. */
export function FormProblem({ text, children }: { text: string | null; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  if (!text) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-5 flex items-start gap-2.5 rounded-control bg-danger-soft px-3 py-2.5 text-13"
    >
      <CircleAlert
        size={16}
        strokeWidth={1.75}
        className="mt-0.5 shrink-0 text-danger"
        aria-hidden
      />
      <div className="min-w-0">
        {text}
        {children}
      </div>
    </div>
  );
}

/** The combined sentence of a form with several errors; null for fewer than two, which stand under their field. */
export function summaryOf<Values extends FieldValues>(errors: FieldErrors<Values>): string | null {
  const found = Object.values(errors)
    .map((error) => error?.message)
    .filter((message): message is string => typeof message === 'string');
  return found.length > 1 ? `Validation failed: ${[...new Set(found)].join('; ')}` : null;
}
