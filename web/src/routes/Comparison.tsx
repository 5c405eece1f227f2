import type { MatchResult } from '@candor/domain/model/match';
import { TIER_FLOOR } from '@candor/domain/rules/tiers';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { PricingAction } from '../features/billing/PricingAction';
import { ContactForm } from '../features/contact/ContactForm';
import { matchSamples } from '../features/docs/match-sample';
import { About } from '../features/landing/About';
import { ApiBand } from '../features/landing/ApiBand';
import { Band } from '../features/landing/Band';
import { Features } from '../features/landing/Features';
import { Hero } from '../features/landing/Hero';
import { AfterOwnPair } from '../features/landing/own/AfterOwnPair';
import { matchInWorker } from '../features/landing/own/match-in-worker';
import { OwnPair } from '../features/landing/own/OwnPair';
import { Steps } from '../features/landing/Steps';
import { SumLine } from '../features/landing/SumLine';
import { SampleMatch } from '../features/landing/sample/SampleMatch';
import { sampleAnswer } from '../features/landing/sample/sample-answer';
import { Ways } from '../features/landing/Ways';
import { PlanTable } from '../features/plans/PlanTable';
import { INTERVAL } from '../features/plans/plan-words';
import { VisitorPlans } from '../features/plans/VisitorPlans';
import { paths } from '../paths';
import { useSessionState } from '../session/app-context';
import { PageTitle } from '../shell/PageTitle';
import { useAnchor } from '../shell/use-anchor';
import { Banner } from '../ui/Banner';
import { Island } from '../ui/Island';
import { PageLink } from '../ui/PageLink';
import { Skeleton } from '../ui/Skeleton';

/** /comparison: what Candor does, beside the other ways to screen. */
export function Component() {
  const { user } = useSessionState();
  useAnchor();
  return (
    <div className="mx-auto max-w-public px-4 pb-24 sm:px-6">
      <Farewell />
      <Hero
        signedIn={user !== null}
        title={
          <PageTitle
            title="Know why, before you call."
            className="text-40! leading-11! md:text-56! md:leading-15! md:tracking-[-0.034em]"
          />
        }
      >
        <Island name="sample" props={{ floors: TIER_FLOOR }}>
          <SampleMatch floors={TIER_FLOOR} />
        </Island>
      </Hero>
      <Band title="Three ways to read 200 resumes">
        <Ways />
      </Band>
      <Band id="try" title="Try your own pair">
        <Island name="own-pair">
          <OwnPair
            matchPair={matchInWorker}
            renderMatch={renderMatch}
            next={user === null && <AfterOwnPair />}
          />
        </Island>
      </Band>
      <Band title="How a score is made" aside={<HowLink />}>
        <Steps />
        <SumLine floors={TIER_FLOOR} />
      </Band>
      <Band id="features" title="Built to be argued with">
        <Features floors={TIER_FLOOR} />
      </Band>
      <Band id="pricing" title="Pay for candidates read">
        <Island name="plans">
          {user ? (
            <PlanTable
              current={user.plan_info.plan_type}
              action={(plan, period) => (
                <PricingAction plan={plan} interval={INTERVAL[period]} account={user.plan_info} />
              )}
            />
          ) : (
            <VisitorPlans />
          )}
        </Island>
      </Band>
      <Band id="api" title="One call, with quotes">
        <ApiBand samples={matchSamples()} answer={sampleAnswer(TIER_FLOOR, 'Shift scheduling')} />
      </Band>
      <div className="grid gap-x-16 md:grid-cols-2">
        <Band id="about" title="About us">
          <About />
        </Band>
        <Band id="contact" title="Contact">
          <Island name="contact">
            <ContactForm />
          </Island>
        </Band>
      </div>
    </div>
  );
}

/** Whoever has just deleted their account arrives here, and is told that it is done. */
function Farewell() {
  const { state } = useLocation();
  if (state?.reason !== 'deleted') return null;
  return (
    <Banner tone="success" className="mt-4">
      Your account is deleted, with everything in it.
    </Banner>
  );
}

function HowLink() {
  return (
    <PageLink
      href={paths.howScored}
      className="text-13 font-medium text-accent-ink underline-offset-3 hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
    >
      Every weight and rule
    </PageLink>
  );
}

const MatchReading = lazy(async () => ({
  default: (await import('../features/results/evidence/MatchReading')).MatchReading,
}));

function renderMatch(result: MatchResult, text: string) {
  return (
    <Suspense fallback={<Skeleton className="h-80 w-full" />}>
      <MatchReading
        name="Your candidate"
        headline={null}
        filename={null}
        result={result}
        text={text}
        wanted={null}
      />
    </Suspense>
  );
}
