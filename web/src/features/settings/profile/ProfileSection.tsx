import { ErrorNote } from '../../../session/ErrorNote';
import { Awaited } from '../../../ui/Awaited';
import { SectionSkeleton } from '../SectionSkeleton';
import { SettingsSection } from '../SettingsSection';
import { useSettings } from '../use-settings';
import { ProfileForm } from './ProfileForm';

/** Who somebody is here. */
export function ProfileSection() {
  const { data, isPending, error, refetch } = useSettings();
  return (
    <SettingsSection id="profile">
      <Awaited
        pending={isPending}
        standIn={<SectionSkeleton label="Loading the profile" lines={5} />}
      >
        {data ? (
          <ProfileForm settings={data} />
        ) : (
          <ErrorNote
            title="Your profile could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Awaited>
    </SettingsSection>
  );
}
