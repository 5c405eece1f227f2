import { type ReactNode, useId } from 'react';

/** A part of the detail under its heading. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="border-b border-border pb-1.5 text-13 font-medium text-ink-2">
        {title}
      </h3>
      {children}
    </section>
  );
}
