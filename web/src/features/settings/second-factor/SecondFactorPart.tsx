import type { SecondFactorState } from '@candor/domain/model/second-factor';
import { ErrorNote } from '../../../session/ErrorNote';
import { Awaited } from '../../../ui/Awaited';
import { useFocusKept } from '../../../ui/use-focus-kept';
import { SectionSkeleton } from '../SectionSkeleton';
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
        standIn={<SectionSkeleton label="Loading two-step sign-in" lines={2} />}
      >
        {data && <Factor state={data} />}
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

/** What switched it on or off goes with that, and the focus stays here. */
function Factor({ state }: { state: SecondFactorState }) {
  const kept = useFocusKept<HTMLDivElement>(String(state.enabled));
  return (
    <div {...kept} tabIndex={-1} className="outline-none">
      {state.enabled ? <FactorOn state={state} /> : <FactorOff />}
    </div>
  );
}
