import { Link } from 'react-router';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { SampleMatch } from './SampleMatch';

/** The promise, and the thing itself under it. */
export function Hero({ signedIn, title }: { signedIn: boolean; title: React.ReactNode }) {
  return (
    <section className="pt-8 pb-10 md:pt-14 md:text-center">
      {title}
      <p className="mt-4 max-w-[600px] text-18 text-balance text-ink-2 md:mx-auto">
        Candor reads every resume against your job and shows the sentence behind each point. No
        score without its evidence.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 md:justify-center">
        {signedIn ? (
          <Link
            to={paths.dashboard}
            className={`${buttonClass({ variant: 'primary', size: 'lg' })} max-sm:w-full`}
          >
            Open the dashboard
          </Link>
        ) : (
          <>
            <Link
              to={paths.signup}
              className={`${buttonClass({ variant: 'primary', size: 'lg' })} max-sm:w-full`}
            >
              Start the 7-day trial
            </Link>
            <Link to={paths.login} className={`${buttonClass({ size: 'lg' })} max-sm:w-full`}>
              Sign in
            </Link>
          </>
        )}
      </div>
      <SampleMatch />
    </section>
  );
}
