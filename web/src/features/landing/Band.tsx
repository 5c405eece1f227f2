import type { ReactNode } from 'react';

type BandProps = { id?: string; title: string; aside?: ReactNode; children: ReactNode };

/** One part of the public page, with the anchor that leads to it. */
export function Band({ id, title, aside, children }: BandProps) {
  return (
    <section id={id} className="scroll-mt-4 pt-16 md:pt-24">
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 className="mr-auto text-28 font-strong">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
