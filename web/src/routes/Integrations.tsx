import { CheckoutButton } from '../features/billing/CheckoutButton';
import { AshbyCard } from '../features/integrations/cards/AshbyCard';
import { CARD_GRID, CardsSkeleton } from '../features/integrations/cards/CardsSkeleton';
import { GreenhouseCard } from '../features/integrations/cards/GreenhouseCard';
import { PlannedCard } from '../features/integrations/cards/PlannedCard';
import { Hub } from '../features/integrations/hub/Hub';
import { HubSkeleton } from '../features/integrations/hub/HubSkeleton';
import { NotPartner } from '../features/integrations/hub/NotPartner';
import { nextToConnect } from '../features/integrations/next-to-connect';
import { connectionOf, useIntegrations } from '../features/integrations/use-integrations';
import { usePreferences } from '../features/results/view/preferences';
import { useUser } from '../session/app-context';
import { coveredScores } from '../session/covered-scores';
import { ListFailed } from '../session/ListFailed';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';

/** /integrations: the applicant tracking systems that are connected, and for partners what is in them. */
export function Component() {
  const { data, error, isPending, refetch } = useIntegrations();
  const { id: userId, is_integration_partner: isPartner } = useUser();
  const [{ hideNames, evidenceFirst }] = usePreferences();
  if (useHeld(isPending)) return null;
  const list = data?.integrations ?? [];
  const ashby = connectionOf(list, 'ashby');
  const greenhouse = connectionOf(list, 'greenhouse');
  const next = nextToConnect([ashby, greenhouse]);
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <PageTitle title="Integrations" />
      <p className="mt-2 mb-6 max-w-[76ch] text-13 text-ink-2">
        Connect the applicant tracking system you work in. Its keys are stored encrypted and never
        shown.
      </p>
      <Awaited
        pending={isPending}
        standIn={
          <>
            <CardsSkeleton linked={isPartner} />
            {isPartner && <HubSkeleton covered={evidenceFirst} />}
          </>
        }
      >
        {error && !data && (
          <ListFailed
            title="Your integrations could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {ashby && greenhouse && (
          <>
            <div className={CARD_GRID}>
              <AshbyCard connection={ashby} isPartner={isPartner} isNext={next === 'ashby'} />
              <GreenhouseCard connection={greenhouse} isNext={next === 'greenhouse'} />
              <PlannedCard />
            </div>
            {isPartner ? (
              <Hub
                connections={list}
                reviewing={{
                  hideNames,
                  evidenceFirst,
                  isCovered: coveredScores(window.localStorage, userId),
                }}
                upgrade={
                  <CheckoutButton
                    offer={{ plan: 'professional', interval: 'month' }}
                    place="gate"
                    look={{ variant: 'primary' }}
                  >
                    Upgrade Plan
                  </CheckoutButton>
                }
              />
            ) : (
              <NotPartner />
            )}
          </>
        )}
      </Awaited>
    </div>
  );
}
