import { passkeys } from '@candor/domain/api/passkeys';
import { ErrorNote } from '../../../session/ErrorNote';
import { useCall } from '../../../session/use-call';
import { Awaited } from '../../../ui/Awaited';
import { SectionSkeleton } from '../SectionSkeleton';
import { SectionPart } from '../SettingsSection';
import { Passkeys } from './Passkeys';

/** The keys with which the user signs in without a password. */
export function PasskeysPart() {
  const { data, isPending, error, refetch } = useCall(passkeys.list, {});
  return (
    <SectionPart title="Passkeys">
      <Awaited
        pending={isPending}
        standIn={<SectionSkeleton label="Loading the passkeys" lines={2} />}
      >
        {data ? (
          <Passkeys passkeys={data.passkeys} limit={data.limit} />
        ) : (
          <ErrorNote
            title="Your passkeys could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Awaited>
    </SectionPart>
  );
}
