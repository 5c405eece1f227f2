import type { ReactNode } from 'react';
import { Card } from '../../ui/Card';
import { SECTIONS, type SectionId } from './sections';

type SettingsSectionProps = {
  id: SectionId;
  /** What it is about, if the heading does not say so. */
  hint?: ReactNode;
  children: ReactNode;
};

/** One part of the settings, which loads, saves and fails separately. */
export function SettingsSection({ id, hint, children }: SettingsSectionProps) {
  return (
    <Card
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 px-4 py-5 sm:px-6 sm:pb-6"
    >
      <h2 id={`${id}-title`} className="text-16 font-strong">
        {SECTIONS[id]}
      </h2>
      {hint && <p className="mt-1 max-w-[68ch] text-13 text-balance text-ink-2">{hint}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}

/** A part within a section, under a line. */
export function SectionPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-6 border-t border-border pt-5">
      <h3 className="mb-3 text-14 font-strong">{title}</h3>
      {children}
    </section>
  );
}
