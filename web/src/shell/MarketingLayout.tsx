import { system } from '@candor/domain/api/system';
import { Link, Outlet } from 'react-router';
import { ServiceStatus } from '../features/health/ServiceStatus';
import { paths } from '../paths';
import { useSessionState } from '../session/app-context';
import { useCall } from '../session/use-call';
import { buttonClass } from '../ui/Button';
import { Logo } from '../ui/Logo';
import { SkipLink } from './SkipLink';

/** The frame of every public page. */
export function MarketingLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

const NAV = [
  { to: '/#features', label: 'Features' },
  { to: '/#pricing', label: 'Pricing' },
];

function Header() {
  const signedIn = useSessionState().user !== null;
  return (
    <header className="sticky top-0 z-40 bg-bg">
      <div className="mx-auto flex h-16 max-w-[1232px] items-center gap-2 px-4 sm:px-6">
        <Link
          to={paths.comparison}
          className="inline-flex rounded-control"
          aria-label="Candor, to the start page"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="mr-2 ml-auto hidden items-center gap-1 sm:flex">
          {NAV.map((item) => (
            <Link
              key={item.to}
              to={item.to}
              className="rounded-control px-3 py-1.5 text-14 font-medium text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink"
            >
              {item.label}
            </Link>
          ))}
        </nav>
        <Link
          to={signedIn ? paths.dashboard : paths.login}
          className={`${buttonClass({ variant: 'primary' })} ml-auto sm:ml-0 sm:h-9 sm:px-4 sm:text-14`}
        >
          {signedIn ? 'Open app' : 'Get Started'}
        </Link>
      </div>
    </header>
  );
}

function Footer() {
  const { data } = useCall(system.config, {});
  return (
    <footer className="border-t border-border bg-surface">
      <div className="mx-auto flex max-w-[1232px] flex-wrap gap-x-16 gap-y-8 px-4 py-10 sm:px-6">
        <div className="min-w-60 flex-1">
          <Logo />
          <p className="mt-2 text-13 text-ink-3">
            Decision support. Read the evidence before deciding.
          </p>
        </div>
        <ul className="text-13 leading-7 text-ink-2">
          <li>
            <Link to="/#about" className="hover:text-ink hover:underline">
              About Us
            </Link>
          </li>
          {data?.contact_email && (
            <li>
              <a href={`mailto:${data.contact_email}`} className="hover:text-ink hover:underline">
                {data.contact_email}
              </a>
            </li>
          )}
        </ul>
        <div className="min-w-60 rounded-card border border-border px-4 py-3">
          <ServiceStatus />
          <p className="mt-1 text-12 text-ink-3">Service status, checked every 30 seconds</p>
        </div>
      </div>
    </footer>
  );
}
