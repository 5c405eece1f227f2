import type { ReactNode } from 'react';
import type { Motion } from '../../../session/motion';
import type { Theme } from '../../../session/theme';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { SectionPart, SettingsSection } from '../SettingsSection';
import { type Reviewing, ReviewingPart } from './ReviewingPart';
import { ShortcutsPart } from './ShortcutsPart';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[];

const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

const MOTIONS = [
  { value: 'system', label: 'System' },
  { value: 'reduced', label: 'Reduced' },
] as const satisfies readonly { value: Motion; label: string }[];

type AppearanceSectionProps = {
  theme: Theme;
  onTheme: (theme: Theme) => void;
  density: 'comfortable' | 'compact';
  onDensity: (density: 'comfortable' | 'compact') => void;
  motion: Motion;
  onMotion: (motion: Motion) => void;
  reviewing: Reviewing;
  onReviewing: (change: Partial<Reviewing>) => void;
};

/** How the application looks and how people are read in it, in this browser. Every choice counts at once. */
export function AppearanceSection(props: AppearanceSectionProps) {
  return (
    <SettingsSection id="appearance" hint="Changes apply at once, in this browser only.">
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <Choice label="Theme">
          <SegmentedControl
            legend="Theme"
            value={props.theme}
            segments={THEMES}
            onChange={props.onTheme}
          />
        </Choice>
        <Choice label="List density">
          <SegmentedControl
            legend="List density"
            value={props.density}
            segments={DENSITIES}
            onChange={props.onDensity}
          />
        </Choice>
        <Choice label="Motion">
          <SegmentedControl
            legend="Motion"
            value={props.motion}
            segments={MOTIONS}
            onChange={props.onMotion}
          />
        </Choice>
      </div>
      <SectionPart title="Reviewing">
        <ReviewingPart reviewing={props.reviewing} onChange={props.onReviewing} />
      </SectionPart>
      <SectionPart title="Keyboard">
        <ShortcutsPart />
      </SectionPart>
    </SettingsSection>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span aria-hidden className="mb-1.5 block text-13 font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}
