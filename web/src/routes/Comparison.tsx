import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Hero } from '../features/landing/Hero';
import { Promises } from '../features/landing/Promises';
import { Steps } from '../features/landing/Steps';
import { Ways } from '../features/landing/Ways';
import { PlanTable } from '../features/plans/PlanTable';
import { paths } from '../paths';
import { useSessionState } from '../session/app-context';
import { PageTitle } from '../shell/PageTitle';
import { buttonClass } from '../ui/Button';

/** /comparison: what Candor does, beside the other ways to screen. */
export function Component() {
  const { user } = useSessionState();
  useAnchor();
  return (
    <div className="mx-auto max-w-[1232px] px-4 pb-24 sm:px-6">
      <Hero
        signedIn={user !== null}
        title={
          <PageTitle
            title="Know why, before you call."
            className="text-40! leading-11! md:text-56! md:leading-[60px]! md:tracking-[-0.034em]"
          />
        }
      />
      <Band title="Three ways to read 200 resumes">
        <Ways />
      </Band>
      <Band id="features" title="How a score is made">
        <Steps />
      </Band>
      <Band title="Built to be argued with">
        <Promises />
      </Band>
      <Band id="pricing" title="Pay for candidates read">
        <PlanTable
          current={user?.plan_info.plan_type ?? null}
          action={(plan) =>
            plan.id === 'trial' &&
            !user && (
              <Link to={paths.signup} className={buttonClass({ variant: 'primary', wide: true })}>
                Start the trial
              </Link>
            )
          }
        />
        <p className="mt-4 text-13 text-ink-3">A file that could not be read is never charged.</p>
      </Band>
      <Band id="about" title="About us">
        <div className="max-w-[600px] text-16 text-ink-2">
          <p>
            A number without a reason helps neither the person who must make the call nor the person
            who asks why. So every number here can be opened.
          </p>
          <p className="mt-3 font-medium text-ink">It supports a decision. It does not make one.</p>
        </div>
      </Band>
    </div>
  );
}

function Band({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-16 pt-16 md:pt-24">
      <h2 className="mb-8 text-28 font-strong">{title}</h2>
      {children}
    </section>
  );
}

/** Goes to the part of the page that the address names, also when the page is opened by the link. */
function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash || !key) return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
