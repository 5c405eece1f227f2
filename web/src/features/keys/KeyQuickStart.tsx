import { paths } from '../../paths';
import { Card } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import { PageLink } from '../../ui/PageLink';

/** The shortest way from a key to a response. */
export function KeyQuickStart() {
  const lines = ['export CANDOR_KEY=candor_...', 'curl -H "X-API-Key: $CANDOR_KEY" \\'];
  const [origin, path] = [window.location.origin, ['/api', '/v1', '/batch-jobs']];
  return (
    <Card aria-labelledby="quick-start" className="px-5 py-4">
      <div className="-mr-1.5 flex items-center gap-2 pointer-coarse:-mr-3">
        <h2 id="quick-start" className="mr-auto text-14 font-strong">
          Your first call
        </h2>
        <CopyButton text={[...lines, origin + path.join('')].join('\n')} label="Copy the call" />
      </div>
      <pre className="mt-2 rounded-control bg-sunken px-3 py-2.5 font-mono text-12 leading-5 whitespace-pre-wrap wrap-anywhere">
        <code>
          {`${lines.join('\n')}\n`}
          {/* If it is too long for its line it breaks between its parts, never within one. */}
          {[origin, ...path].map((part) => (
            <span key={part} className="inline-block">
              {part}
            </span>
          ))}
        </code>
      </pre>
      <p className="mt-3 text-13 text-ink-2">
        A key submits batches and matches and reads their results and your analytics. It cannot see
        or change your account, your plan or other keys.
      </p>
      <p className="mt-3 text-13">
        <PageLink
          href={paths.apiDocumentation}
          className="font-medium text-accent-ink hover:underline pointer-coarse:inline-block pointer-coarse:py-3"
        >
          API documentation
        </PageLink>
      </p>
    </Card>
  );
}
