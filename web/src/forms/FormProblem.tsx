import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

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
