import { TRIAL } from '@candor/domain/rules/plans';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { PageLink } from '../../ui/PageLink';

type HeroProps = { signedIn: boolean; title: ReactNode; children: ReactNode };

/** The promise, and the thing itself under it. */
export function Hero({ signedIn, title, children }: HeroProps) {
  return (
    <section className="pt-8 pb-10 md:pt-14 md:text-center">
      {title}
      <p className="mt-4 max-w-[600px] text-18 text-balance text-ink-2 md:mx-auto">
        Candor reads every resume against your job and shows the sentence behind each point. No
        score without its evidence.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 md:justify-center">
        <PageLink
          href={signedIn ? paths.home : paths.signup}
          className={`${buttonClass({ variant: 'primary', size: 'lg' })} max-sm:w-full`}
        >
          {signedIn ? 'Open app' : TRIAL.start}
        </PageLink>
        <a href="#try" className={`${buttonClass({ size: 'lg' })} max-sm:w-full`}>
          Try your own pair
        </a>
      </div>
      <p className="mt-3 mb-10 min-h-5 text-13 text-ink-3">
        {!signedIn && `${TRIAL.words}, no card needed. Your own pair needs no account.`}
      </p>
      {children}
    </section>
  );
}
