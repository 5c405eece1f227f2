import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { Tag } from '../../ui/Tag';
import { callSamples } from './call-samples';
import { FieldTable } from './FieldTable';
import { Code } from './Guide';
import { anchorOf } from './groups';
import { Samples } from './Samples';
import { sampleAnswerOf, sampleInputOf } from './sample-input';
import { answerFields, inputFields } from './schema-fields';

/** One call: what it does, its input, its output, and an example. */
export function CallSection({ endpoint }: { endpoint: EndpointSpec }) {
  const inputs = inputFields(endpoint);
  const answers = answerFields(endpoint);
  const example = sampleAnswerOf(endpoint);
  return (
    <section
      id={anchorOf(endpoint)}
      className="scroll-mt-20 border-b border-hairline py-8 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:gap-10"
    >
      <div className="min-w-0">
        <h3 className="text-16 font-strong">{endpoint.summary}</h3>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Code>
            <b className="font-strong">{endpoint.method}</b> {endpoint.path}
          </Code>
          <Tag tone={endpoint.access.kind === 'public' ? 'line' : 'plain'}>
            {endpoint.access.kind === 'public' ? 'open' : 'signed in'}
          </Tag>
          {endpoint.access.kind === 'account' && endpoint.access.byKey && <Tag>or API key</Tag>}
          {endpoint.idempotent && <Tag tone="line">Idempotency-Key</Tag>}
          {endpoint.revised && <Tag tone="line">If-Match</Tag>}
        </p>
        {inputs.length > 0 && <FieldTable title="Takes" fields={inputs} />}
        {answers.length > 0 && <FieldTable title="Answers" fields={answers} />}
        <p className="mt-4 text-13 text-ink-2">
          <span className="font-medium text-ink">{endpoint.ok.status}</span> on success
          {'unfinished' in endpoint.ok && (
            <>
              , <span className="font-medium text-ink">202</span> while it goes on: the same call,
              after as many seconds as <Code>Retry-After</Code> says, asks for it
            </>
          )}
          {endpoint.errors.length > 0 && (
            <>
              . Its own errors:{' '}
              {endpoint.errors.map((code, index) => (
                <span key={code}>
                  {index > 0 && ', '}
                  <a href={`#error-${code}`} className="text-accent-ink hover:underline">
                    {code}
                  </a>
                </span>
              ))}
            </>
          )}
          .
        </p>
      </div>
      <div className="min-w-0 max-xl:mt-5 xl:sticky xl:top-20 xl:self-start">
        <Samples
          title="Request"
          call={`${endpoint.method} ${endpoint.path}`}
          samples={callSamples(endpoint, sampleInputOf(endpoint))}
        />
        {example && (
          <details className="mt-3 text-13 not-open:print:hidden">
            <summary className="py-1 font-medium text-ink-2">Example of an answer</summary>
            <ScrollRegion
              label={`Answer of ${endpoint.method} ${endpoint.path}`}
              className="mt-1 max-h-96 overflow-y-auto rounded-card border border-border more-beside px-4 py-3"
            >
              <pre className="font-mono text-12 leading-5">
                <code>{example}</code>
              </pre>
            </ScrollRegion>
          </details>
        )}
      </div>
    </section>
  );
}
