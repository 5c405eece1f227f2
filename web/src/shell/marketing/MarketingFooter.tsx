import { paths } from '../../paths';
import { Island } from '../../ui/Island';
import { Logo } from '../../ui/Logo';
import { PageLink } from '../../ui/PageLink';
import { ContactAddress } from './ContactAddress';
import { StatusCard } from './StatusCard';

type Item = { href: string; label: string };

const ABOUT: readonly Item[] = [
  { href: paths.about, label: 'About Us' },
  { href: paths.contact, label: 'Contact' },
  { href: paths.howScored, label: 'How a score is made' },
];
const LEGAL: readonly Item[] = [
  { href: paths.terms, label: 'Terms of service' },
  { href: paths.privacy, label: 'Privacy policy' },
  { href: paths.cookies, label: 'Cookie policy' },
];

/**
 * The touch area around the first and the last link is in the gaps, so that their text lines up with its
 * surroundings.
 */
const LIST = 'text-13 leading-7 text-ink-2 pointer-coarse:-my-2';

/** The foot of every public page: who we are, what holds, how the service is. */
export function MarketingFooter() {
  return (
    <footer className="border-t border-border bg-surface print:hidden">
      <div className="mx-auto grid max-w-public grid-cols-2 gap-x-6 gap-y-8 px-4 py-10 sm:grid-cols-3 sm:gap-x-8 sm:px-6 lg:flex lg:flex-wrap lg:gap-x-16">
        <div className="col-span-2 min-w-60 flex-1 sm:max-lg:col-span-3">
          <Logo />
          <p className="mt-2 text-13 text-ink-3">
            Decision support. Read the evidence before deciding.
          </p>
        </div>
        <ul className={LIST}>
          <Links items={ABOUT} />
          <li className="min-h-7">
            <Island name="contact-address">
              <ContactAddress />
            </Island>
          </li>
        </ul>
        <ul className={LIST}>
          <Links items={LEGAL} />
        </ul>
        <div className="col-span-2 min-h-[6.625rem] self-start rounded-card border border-border sm:col-span-1 px-4 py-3 lg:w-[15.125rem]">
          <Island name="status">
            <StatusCard />
          </Island>
        </div>
      </div>
    </footer>
  );
}

function Links({ items }: { items: readonly Item[] }) {
  return items.map(({ href, label }) => (
    <li key={href}>
      <PageLink
        href={href}
        className="inline-block underline-offset-3 hover:text-ink hover:underline pointer-coarse:py-2"
      >
        {label}
      </PageLink>
    </li>
  ));
}
