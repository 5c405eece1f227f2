import { Menu } from 'lucide-react';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { Logo } from '../../ui/Logo';
import { PageLink } from '../../ui/PageLink';

type Item = { href: string; label: string; document?: true };

const NAV: readonly Item[] = [
  { href: paths.features, label: 'Features' },
  { href: paths.pricingPart, label: 'Pricing' },
  { href: paths.api, label: 'API' },
  { href: paths.apiDocumentation, label: 'Documentation', document: true },
];

/** The head of every public page. On a phone the links wait behind one button, which needs no script. */
export function MarketingHeader({ signedIn }: { signedIn: boolean }) {
  return (
    <header className="sticky top-0 z-40 bg-bg window-edge print:static print:bg-transparent">
      <div className="mx-auto flex h-16 max-w-public items-center gap-2 px-4 sm:px-6 print:px-0">
        <PageLink
          href={paths.comparison}
          className="mr-auto inline-flex rounded-control pointer-coarse:py-3"
          aria-label="Candor, to the start page"
        >
          <Logo />
        </PageLink>
        <nav aria-label="Main" className="mr-2 hidden items-center gap-1 md:flex print:hidden">
          <NavLinks className="rounded-control px-3 py-1.5" />
        </nav>
        <PageLink
          href={signedIn ? paths.home : paths.login}
          data-entry
          className={`${buttonClass({ variant: 'primary' })} h-9! px-4! text-14! pointer-coarse:h-11! print:hidden`}
        >
          {signedIn ? 'Open app' : 'Get Started'}
        </PageLink>
        {/* The sign ends where the page does, not the space around it. */}
        <details data-menu className="relative -mr-2 md:hidden pointer-coarse:-mr-3 print:hidden">
          <summary
            aria-label="Menu"
            className="grid size-9 list-none place-items-center rounded-control hover:bg-hover pointer-coarse:size-11 [&::-webkit-details-marker]:hidden"
          >
            <Menu size={20} strokeWidth={1.75} aria-hidden />
          </summary>
          <nav
            aria-label="Main"
            className="absolute top-full right-2 mt-1 pointer-coarse:right-3 flex w-52 flex-col rounded-card border border-border bg-surface p-1.5 shadow-pop"
          >
            <NavLinks className="rounded-control px-3 py-2.5 pointer-coarse:py-3" />
          </nav>
        </details>
      </div>
    </header>
  );
}

function NavLinks({ className }: { className: string }) {
  return NAV.map(({ href, label, document }) => {
    const look = `${className} text-14 font-medium text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink`;
    return document ? (
      <a key={href} href={href} className={look}>
        {label}
      </a>
    ) : (
      <PageLink key={href} href={href} className={look}>
        {label}
      </PageLink>
    );
  });
}
