import { BrowserPermission } from '../features/notifications/BrowserPermission';
import { usePreferences } from '../features/results/view/preferences';
import { AccessSection } from '../features/settings/access/AccessSection';
import { ActivitySection } from '../features/settings/activity/ActivitySection';
import { AppearanceSection } from '../features/settings/appearance/AppearanceSection';
import { DataSection } from '../features/settings/data/DataSection';
import { DeleteSection } from '../features/settings/delete/DeleteSection';
import { IntegrationsSection } from '../features/settings/integrations/IntegrationsSection';
import { NotificationsSection } from '../features/settings/notifications/NotificationsSection';
import { PlanSummary } from '../features/settings/PlanSummary';
import { PeopleSection } from '../features/settings/people/PeopleSection';
import { ProfileSection } from '../features/settings/profile/ProfileSection';
import { SectionList } from '../features/settings/SectionList';
import { SettingsSection } from '../features/settings/SettingsSection';
import { useSettings } from '../features/settings/use-settings';
import { ChosenUsage } from '../features/usage/ChosenUsage';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { useAccountGone } from '../shell/use-account-gone';
import { useAnchor } from '../shell/use-anchor';
import { useMotion } from '../shell/use-motion';
import { useTheme } from '../shell/use-theme';
import { useStored } from '../ui/use-stored';

/** /settings: the account, appearance and notifications, and the stored data. */
export function Component() {
  const settings = useSettings();
  const [theme, chooseTheme] = useTheme();
  const [motion, chooseMotion] = useMotion();
  const [reviewing, review] = usePreferences();
  const [, setCompactBatches] = useStored(
    'candor.compact-rows',
    (stored) => stored === 'true',
    String,
  );
  const leave = useAccountGone();
  const held = useHeld(settings.isPending);
  useAnchor(!held);
  if (held) return null;
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <PageTitle title="Settings" className="mb-3 lg:mb-6" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-8 lg:grid-cols-[200px_minmax(0,1fr)]">
        <SectionList />
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileSection />
          <AccessSection />
          <AppearanceSection
            theme={theme}
            onTheme={chooseTheme}
            density={reviewing.density}
            onDensity={(density) => {
              review({ density });
              setCompactBatches(density === 'compact');
            }}
            motion={motion}
            onMotion={chooseMotion}
            reviewing={reviewing}
            onReviewing={review}
          />
          <NotificationsSection browser={<BrowserPermission />} />
          <SettingsSection id="usage">
            <ChosenUsage />
            <div className="mt-5 border-t border-border pt-4">
              <PlanSummary />
            </div>
          </SettingsSection>
          <IntegrationsSection />
          <DataSection />
          <PeopleSection />
          <ActivitySection />
          <DeleteSection onDeleted={leave} />
        </div>
      </div>
    </div>
  );
}
