import { useUser } from '../../../session/app-context';
import { PasskeysPart } from '../passkeys/PasskeysPart';
import { SectionPart, SettingsSection } from '../SettingsSection';
import { SecondFactorPart } from '../second-factor/SecondFactorPart';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** How the user signs in, and where they are signed in. Users of another sign-in service have no password here. */
export function AccessSection() {
  const { is_oauth: elsewhere } = useUser();
  return (
    <SettingsSection id="access">
      {elsewhere ? (
        <p className="text-13 text-ink-2">
          You sign in with another service, so there is no password here to change.
        </p>
      ) : (
        <PasswordForm />
      )}
      <PasskeysPart />
      <SecondFactorPart />
      <SectionPart title="Sessions">
        <SessionList />
      </SectionPart>
    </SettingsSection>
  );
}
