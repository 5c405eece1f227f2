import { useState } from 'react';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router';
import { ClientError } from '../../api/client-error';
import { newId } from '../../api/new-id';
import { paths } from '../../paths';
import { useConfig } from '../../session/use-config';
import { Button, buttonClass } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { FullMessage } from '../FullMessage';
import { bugReportLink } from './bug-report';
import { isChunkError } from './reload-once';
import { UpdateRequired } from './UpdateRequired';

/** What is shown in place of a page that broke. */
export function RouteError() {
  const error = useRouteError();
  if (isChunkError(error)) return <UpdateRequired />;
  if (error instanceof ClientError && error.code === 'authentication_required')
    return <SessionExpired />;
  return <SomethingWentWrong error={error} />;
}

function SessionExpired() {
  return (
    <FullMessage
      title="Session Expired"
      actions={
        <>
          <Link to={paths.login} className={buttonClass({ variant: 'primary' })}>
            Sign In
          </Link>
          <Link to={paths.home} className={buttonClass({ variant: 'quiet' })}>
            Go home
          </Link>
        </>
      }
    >
      You were signed out. Your draft is saved.
    </FullMessage>
  );
}

function SomethingWentWrong({ error }: { error: unknown }) {
  const [errorId] = useState(() => idOf(error));
  const [time] = useState(() => new Date().toISOString());
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const config = useConfig();
  const address = config?.support_email ?? config?.contact_email ?? '';
  // No page has a loader, so a revalidation would be over unnoticed; the same address anew draws the page again.
  const again = () => void navigate({ pathname, search, hash }, { replace: true, state });
  return (
    <FullMessage
      title="Oops! Something went wrong"
      actions={
        <>
          <Button variant="primary" onClick={again}>
            Try Again
          </Button>
          <Link to={paths.dashboard} className={buttonClass()}>
            Go to Dashboard
          </Link>
          <a
            href={bugReportLink(address, { errorId, route: pathname, time })}
            className={buttonClass({ variant: 'quiet' })}
          >
            Report Bug
          </a>
        </>
      }
      foot={
        <p className="inline-flex items-center gap-2 rounded-control border border-border bg-surface py-1 pr-1 pl-3 text-12 text-ink-3">
          Error id <code className="font-mono text-ink-2">{errorId}</code>
          <CopyButton text={errorId} label="Copy error id" />
        </p>
      }
    >
      This page stopped. Your draft is saved, and trying again is safe.
    </FullMessage>
  );
}

/** The request id of the server where there is one: support can find it in the logs. */
function idOf(error: unknown): string {
  const known = error instanceof ClientError ? error.requestId : null;
  return known ?? newId().slice(0, 18);
}
