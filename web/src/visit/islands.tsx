import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { matchInWorker } from '../features/landing/own/match-in-worker';
import { Skeleton } from '../ui/Skeleton';

/** Renders a part from the JSON that the page holds for it. */
type Island = (props: string) => Promise<ReactNode>;

/** The interactive parts of prerendered pages by name. Each loads only what it needs itself. */
export const ISLANDS: Readonly<Record<string, Island>> = {
  sample: island(async () => (await import('../features/landing/sample/SampleMatch')).SampleMatch),
  'api-sample': island(async () => (await import('../features/landing/ApiSample')).ApiSample),
  plans: asking(async () => (await import('../features/plans/VisitorPlans')).VisitorPlans),
  payments: asking(async () => (await import('../features/plans/PaymentWords')).PaymentWords),
  'own-pair': async () => {
    const [{ OwnPair }, { AfterOwnPair }] = await Promise.all([
      import('../features/landing/own/OwnPair'),
      import('../features/landing/own/AfterOwnPair'),
    ]);
    return (
      <OwnPair
        matchPair={matchInWorker}
        next={<AfterOwnPair />}
        renderMatch={(result, text) => (
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <Reading
              name="Your candidate"
              headline={null}
              filename={null}
              result={result}
              text={text}
              wanted={null}
            />
          </Suspense>
        )}
      />
    );
  },
  contact: asking(async () => (await import('../features/contact/ContactForm')).ContactForm),
  'contact-address': asking(
    async () => (await import('../shell/marketing/ContactAddress')).ContactAddress,
  ),
  status: asking(async () => (await import('../shell/marketing/StatusCard')).StatusCard),
  login: entering(async () => (await import('../features/accounts/LoginForm')).LoginForm),
  signup: entering(async () => (await import('../features/accounts/SignupForm')).SignupForm),
  'forgot-password': entering(
    async () => (await import('../features/accounts/RequestReset')).RequestReset,
  ),
  share: asking(async () => (await import('./LivingSharePage')).LivingSharePage),
  invite: asking(async () => (await import('./LivingInvitePage')).LivingInvitePage),
  legal: asking(async () => (await import('./LivingLegalText')).LivingLegalText),
};

const Reading = lazy(async () => ({
  default: (await import('../features/results/evidence/MatchReading')).MatchReading,
}));

function island<Props extends object>(load: () => Promise<ComponentType<Props>>): Island {
  return async (json) => {
    const Part = await load();
    // Written by our own build from the same types.
    const props: Props = JSON.parse(json);
    return <Part {...props} />;
  };
}

/** A part that calls the server. */
function asking<Props extends object>(load: () => Promise<ComponentType<Props>>): Island {
  const draw = island(load);
  return async (json) => {
    const [{ VisitorFrame }, node] = await Promise.all([import('./VisitorFrame'), draw(json)]);
    return <VisitorFrame>{node}</VisitorFrame>;
  };
}

/** A part through which somebody signs in. */
function entering<Props extends object>(load: () => Promise<ComponentType<Props>>): Island {
  const draw = island(load);
  return async (json) => {
    const [{ EntryFrame }, node] = await Promise.all([import('./EntryFrame'), draw(json)]);
    return <EntryFrame>{node}</EntryFrame>;
  };
}
