import { ScrollRegion } from '../../ui/ScrollRegion';
import type { CallSample } from './call-samples';

/** Each language is shown while its button at the top of the page is chosen. */
const SHOWN: Readonly<Record<string, string>> = {
  curl: 'group-has-[#language-curl:checked]/docs:block',
  JavaScript: 'group-has-[#language-javascript:checked]/docs:block',
  Python: 'group-has-[#language-python:checked]/docs:block',
};

type SamplesProps = {
  title: string;
  /** What call it is, spoken: a page has many of them. */
  call?: string;
  samples: readonly CallSample[];
};

/** One call in the language that the reader has chosen. */
export function Samples({ title, call = title, samples }: SamplesProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-border bg-surface">
      <figcaption className="border-b border-border px-4 py-2 text-12 font-medium text-ink-3">
        {title}
      </figcaption>
      {samples.map(({ label, code }) => (
        <ScrollRegion
          key={label}
          label={`${call}, ${label}`}
          className={`more-beside hidden px-4 py-3 ${SHOWN[label]}`}
        >
          <pre className="font-mono text-12 leading-5 text-ink">
            <code>{code}</code>
          </pre>
        </ScrollRegion>
      ))}
    </figure>
  );
}
