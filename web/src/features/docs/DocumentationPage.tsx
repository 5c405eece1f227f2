import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { cx } from '../../ui/class-names';
import { Logo } from '../../ui/Logo';
import { CallSection } from './CallSection';
import { ChatSocket } from './ChatSocket';
import { FirstCall, LanguageChoice, Prose } from './Guide';
import { anchorOf, groupsOf } from './groups';
import { ErrorsSection, HeadersSection } from './ReferenceTables';

type DocumentationPageProps = { endpoints: readonly EndpointSpec[] };

const GUIDE = [
  ['first-call', 'Your first call'],
  ['signing-in', 'Signing in'],
  ['repeats', 'Safe repeats'],
  ['limits', 'Limits and headers'],
  ['errors', 'Errors and remedies'],
  ['chat', 'Live chat'],
] as const;

/** The whole API on one page: prose, every call with samples, headers, errors. Works without script. */
export function DocumentationPage({ endpoints }: DocumentationPageProps) {
  const groups = groupsOf(endpoints);
  return (
    <div className="group/docs">
      <header className="sticky top-0 z-40 border-b border-border bg-bg print:static">
        <div className="mx-auto flex h-16 max-w-page items-center gap-4 px-4 sm:px-6">
          <a
            href={paths.comparison}
            aria-label="Candor, to the start page"
            className="inline-flex rounded-control pointer-coarse:py-2"
          >
            <Logo />
          </a>
          <span className="text-13 text-ink-3 max-sm:hidden">API documentation</span>
          <LanguageChoice />
        </div>
      </header>
      <main
        id="main"
        className="mx-auto grid max-w-page print:block lg:grid-cols-[288px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
      >
        <div className="min-w-0 px-4 pt-10 sm:px-6 lg:px-8 lg:col-start-2">
          <h1 className="text-28 font-strong">API documentation</h1>
          <p className="mt-3 max-w-[68ch] text-16 text-ink-2">
            Everything that the web application does, a program can do: the two use the same calls.
            This page is made from the contract that the server checks every request and answer
            against. The same contract as OpenAPI 3.1:{' '}
            <a href="/api/openapi.json" className="font-medium text-accent-ink underline">
              /api/openapi.json
            </a>
            .
          </p>
        </div>
        <nav
          aria-label="Documentation"
          className="border-border px-4 pt-6 text-13 print:hidden max-lg:border-b sm:px-6 lg:sticky lg:top-16 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:border-r lg:pb-6"
        >
          <NavGroup title="Guide" links={GUIDE} />
          {/* Every call would be three screens of links on a phone. */}
          <NavGroup
            title="Calls"
            links={groups.map((group) => [`group-${group.name}`, group.title])}
            className="lg:hidden"
          />
          {groups.map((group) => (
            <NavGroup
              key={group.name}
              title={group.title}
              links={group.endpoints.map((endpoint) => [
                anchorOf(endpoint),
                <CallName key={endpoint.name} endpoint={endpoint} />,
              ])}
              className="max-lg:hidden"
            />
          ))}
        </nav>
        <div className="min-w-0 px-4 pb-24 sm:px-6 lg:px-8 lg:col-start-2">
          <FirstCall />
          <Prose />
          <HeadersSection />
          <ErrorsSection />
          <ChatSocket />
          {groups.map((group) => (
            <section key={group.name} aria-labelledby={`group-${group.name}`} className="pt-16">
              <h2 id={`group-${group.name}`} className="scroll-mt-20 text-28 font-strong">
                {group.title}
              </h2>
              <p className="mt-2 max-w-[68ch] text-14 text-ink-2">{group.about}</p>
              {group.endpoints.map((endpoint) => (
                <CallSection key={endpoint.name} endpoint={endpoint} />
              ))}
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}

/** Method and path: what a reader of the code looks for, and short enough to run the eye over. */
function CallName({ endpoint: { method, path, summary } }: { endpoint: EndpointSpec }) {
  return (
    <span title={summary} className="flex gap-2 font-mono text-12 leading-5">
      <span className="w-12 shrink-0 text-ink-3">{method}</span>
      {/* A line ends at a slash: a hyphen belongs to the name. */}
      <span className="min-w-0 wrap-anywhere">
        {segmentsOf(path).map((segment, at, all) => (
          <span key={all.slice(0, at + 1).join('')} className="inline-block">
            {segment}
          </span>
        ))}
      </span>
    </span>
  );
}

/** `/api/keys/:id` without what all paths begin with, in parts: `/keys`, `/:id`. */
function segmentsOf(path: string): string[] {
  return path.replace('/api/', '/').split(/(?=\/)/);
}

type NavGroupProps = {
  title: string;
  links: readonly (readonly [anchor: string, label: ReactNode])[];
  className?: string;
};

function NavGroup({ title, links, className }: NavGroupProps) {
  return (
    <details open className={cx('mb-4', className)}>
      <summary className="py-1 font-strong">{title}</summary>
      <ul className="grid gap-x-4 max-lg:grid-cols-2">
        {links.map(([anchor, label]) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="block py-1 text-ink-2 underline-offset-3 hover:text-ink hover:underline pointer-coarse:py-3"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
