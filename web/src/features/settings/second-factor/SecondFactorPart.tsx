import { ErrorNote } from '../../../session/ErrorNote';
import { Awaited } from '../../../ui/Awaited';
import { SectionGhost } from '../SectionGhost';
import { SectionPart } from '../SettingsSection';
import { FactorOff } from './FactorOff';
import { FactorOn } from './FactorOn';
import { useSecondFactor } from './use-second-factor';

/** Two-step sign-in: on or off, and what belongs to it. */
export function SecondFactorPart() {
  const { data, isPending, error, refetch } = useSecondFactor();
  return (
    <SectionPart title="Two-step sign-in">
      <Awaited
        pending={isPending}
        standIn={<SectionGhost label="Loading two-step sign-in" lines={2} />}
      >
        {data && (data.enabled ? <FactorOn state={data} /> : <FactorOff />)}
        {!data && (
          <ErrorNote
            title="Two-step sign-in could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Awaited>
    </SectionPart>
  );
}
