import { TRIAL } from '@candor/domain/rules/plans';
import { paths } from '../../../paths';
import { buttonClass } from '../../../ui/Button';
import { PageLink } from '../../../ui/PageLink';

/** From one pair to a whole pile: the step after somebody has seen their own score. */
export function AfterOwnPair() {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-border pt-5">
      <p className="min-w-0 flex-1 basis-64 text-14 text-ink-2">
        An account ranks a whole CSV or ZIP of resumes like this. {TRIAL.words}, no card needed.
      </p>
      <PageLink
        href={paths.signup}
        className={`${buttonClass({ variant: 'primary' })} max-sm:w-full`}
      >
        {TRIAL.start}
      </PageLink>
    </div>
  );
}
