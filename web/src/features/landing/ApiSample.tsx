import { useEffect, useState } from 'react';
import { CopyButton } from '../../ui/CopyButton';
import { cx } from '../../ui/class-names';
import { ScrollRegion } from '../../ui/ScrollRegion';

export type CodeSample = { label: string; code: string };

type ApiSampleProps = { samples: readonly CodeSample[]; answer: string };

/** One call in several languages, and its response. */
export function ApiSample({ samples, answer }: ApiSampleProps) {
  const font = useCodeFont();
  const [label, choose] = useState(samples[0]?.label ?? '');
  const code = samples.find((sample) => sample.label === label)?.code ?? '';
  return (
    <div className="min-w-0 overflow-hidden rounded-card border border-border bg-surface">
      <div className="flex h-11 items-center gap-1 border-b border-border pr-2 pl-3">
        <fieldset aria-label="Language of the sample" className="mr-auto flex gap-1">
          {samples.map((sample) => (
            <button
              key={sample.label}
              type="button"
              aria-pressed={sample.label === label}
              onClick={() => choose(sample.label)}
              className={cx(
                'rounded-control px-2 py-1 text-13 pointer-coarse:min-h-11',
                sample.label === label ? 'font-medium text-ink' : 'text-ink-3 hover:text-ink',
              )}
            >
              {sample.label}
            </button>
          ))}
        </fieldset>
        <CopyButton text={code} label={`Copy the ${label} sample`} />
      </div>
      <ScrollRegion label={`The call in ${label}`} className="more-beside px-5 pt-4">
        <pre className={cx(font, 'text-13 leading-5.5')}>
          <code className={cx(font, 'block min-h-[132px]')}>{code}</code>
        </pre>
      </ScrollRegion>
      <ScrollRegion label="What it answers" className="more-beside px-5 pt-3 pb-5">
        <pre className={cx(font, 'text-13 leading-5.5 text-ink-2')}>
          <code className={font}>{answer}</code>
        </pre>
      </ScrollRegion>
    </div>
  );
}

/** The font of code. On a finished page it is fetched when somebody comes near the code, not with the first view. */
function useCodeFont(): string {
  const [near, setNear] = useState(false);
  useEffect(() => setNear(true), []);
  return near ? 'font-mono' : '[font-family:ui-monospace,monospace]';
}
