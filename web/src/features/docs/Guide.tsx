import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { cx } from '../../ui/class-names';
import { PageLink } from '../../ui/PageLink';
import { CHOSEN_IN_FORCED_COLORS } from '../../ui/radio';
import { SAMPLE_ORIGIN } from './call-samples';
import { matchSamples } from './match-sample';
import { Samples } from './Samples';

const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'python', label: 'Python' },
] as const;

/** The language of every sample on the page; the style sheet does the choosing. */
export function LanguageChoice() {
  return (
    <fieldset className="ml-auto flex gap-1 rounded-control border border-border bg-sunken p-0.5 text-13 print:hidden">
      <legend className="sr-only">Language of the samples</legend>
      {LANGUAGES.map(({ value, label }, index) => (
        <label
          key={value}
          className={cx(
            'relative rounded-badge px-2.5 py-1 font-medium text-ink-2 pointer-coarse:py-3',
            'has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--border)]',
            CHOSEN_IN_FORCED_COLORS,
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            type="radio"
            name="language"
            id={`language-${value}`}
            value={value}
            defaultChecked={index === 0}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const LINK = 'font-medium text-accent-ink hover:underline';

/** From nothing to the first score. */
export function FirstCall() {
  return (
    <Part id="first-call" title="Your first call">
      <p>
        <PageLink href={paths.signup} className={LINK}>
          Create an account
        </PageLink>
        , make a key under{' '}
        <PageLink href={paths.apiKeys} className={LINK}>
          API Keys
        </PageLink>
        , put a job description into <Code>job.txt</Code> and a resume into <Code>resume.txt</Code>,
        and match the two. Samples use <Code>{SAMPLE_ORIGIN}</Code>; put the address of your
        installation in its place, and your key in place of the token. Those in Python use the{' '}
        <Code>requests</Code> package; those in JavaScript are modules, for Node 20 or newer.
      </p>
      <div className="mt-5">
        <Samples title="Match" samples={matchSamples()} />
      </div>
    </Part>
  );
}

/** What holds for every call. */
export function Prose() {
  return (
    <>
      <Part id="signing-in" title="Signing in">
        <p>
          A program carries an API key, in the header <Code>X-API-Key</Code> or as{' '}
          <Code>Authorization: Bearer …</Code>. Calls marked “or API key” take one: a key that may
          read for <Code>GET</Code>, one that may write for the rest. Its calls and candidates are
          counted, the candidates on the quota of its account. A key that was removed is answered
          401, one that may not do this 403.
        </p>
        <p className="mt-3">
          Calls marked “signed in” alone are for people. They carry the <Code>access_token</Code>{' '}
          that the sign-in call answers, as a bearer token; it is good for seven days, less when it
          is not used, and signing out ends it at once. Keep keys and tokens out of addresses and
          logs. Requests and answers are JSON in UTF-8 unless a call takes a file; times are UTC in
          ISO 8601.
        </p>
      </Part>
      <Part id="repeats" title="Safe repeats">
        <p>
          A call that creates or charges takes an <Code>Idempotency-Key</Code> of your own making. A
          repeat within 24 hours with the same key and the same request gets the first answer and
          charges nothing more. A call that changes what others may change too takes{' '}
          <Code>If-Match</Code> with the revision that you read; when it has moved on meanwhile, the
          answer is 409 and nothing is overwritten. Decisions may be sent without it: then the last
          one stands.
        </p>
      </Part>
    </>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

/** A part of the guide with its anchor. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className="scroll-mt-20 pt-12">
      <h2 className="mb-3 text-20 font-strong">{title}</h2>
      <div className="max-w-[1040px] text-14 text-ink-2 [&>p]:max-w-[68ch]">{children}</div>
    </section>
  );
}

/** A word of a program in a sentence. */
export function Code({ children }: { children: ReactNode }) {
  return (
    // Whole on its line wherever it fits one: a hyphen belongs to the name.
    <code className="inline-block max-w-full rounded-chip bg-hover px-1 font-mono text-12 wrap-anywhere text-ink">
      {children}
    </code>
  );
}
