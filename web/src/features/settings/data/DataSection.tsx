import { paths } from '../../../paths';
import { PageLink } from '../../../ui/PageLink';
import { SectionPart, SettingsSection } from '../SettingsSection';
import { EXPORT_HOLDS, ExportData } from './ExportData';
import { RetentionTerms } from './RetentionTerms';

const TEXTS = [
  { to: paths.terms, label: 'Terms of service' },
  { to: paths.privacy, label: 'Privacy policy' },
  { to: paths.cookies, label: 'Cookie policy' },
] as const;

/** Data export, how long data is kept, and what was agreed about it. */
export function DataSection() {
  return (
    <SettingsSection id="data" hint={EXPORT_HOLDS}>
      <ExportData />
      <SectionPart title="Where candidates come from">
        <p className="text-13 text-ink-2">
          Folders and databases saved for scoring again:{' '}
          <PageLink
            href={paths.sources}
            className="font-medium whitespace-nowrap text-accent-ink hover:underline pointer-coarse:py-3"
          >
            Sources
          </PageLink>
        </p>
      </SectionPart>
      <SectionPart title="How long it is kept">
        <RetentionTerms />
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-13">
          {TEXTS.map(({ to, label }) => (
            <PageLink
              key={to}
              href={to}
              className="inline-flex items-center font-medium text-accent-ink hover:underline pointer-coarse:min-h-11"
            >
              {label}
            </PageLink>
          ))}
        </p>
      </SectionPart>
    </SettingsSection>
  );
}
