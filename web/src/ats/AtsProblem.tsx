import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { asClientError, type ClientError } from '../api/client-error';
import { paths } from '../paths';
import { ErrorAction } from '../session/ErrorAction';
import { useHelpPaths } from '../session/use-help-paths';
import { buttonClass } from '../ui/Button';
import { type EmptyKind, EmptyState } from '../ui/EmptyState';
import { ListOutline } from '../ui/ListOutline';
import { partOfWords, problemOf } from './ats-words';

type AtsProblemProps = {
  ats: AtsType;
  error: unknown;
  onRetry: () => void;
  /** What is unavailable, if the error says no more than that: `This job`. */
  subject?: string;
  /** The link to the plan that unlocks it, if a page has one; otherwise the plans. */
  upgrade?: ReactNode;
};

/** Why a system's data are not here, and what helps: a connection, a plan, somebody to ask, or trying again. */
export function AtsProblem(props: AtsProblemProps) {
  const { ats, error, onRetry, subject = 'This', upgrade } = props;
  const known = asClientError(error);
  const name = ATS_NAMES[ats];
  switch (known.code) {
    case 'not_found':
      return known.body?.reason === 'not_connected' ? (
        <Unconnected kind="first" title={`Connect ${name} to see this`}>
          {known.message}
        </Unconnected>
      ) : (
        <Unconnected kind="no_result" title={`${subject} was not found`}>
          {`${name} does not have it, or this account may not read it there.`}
        </Unconnected>
      );
    case 'permission_denied':
      return (
        <Unconnected kind="locked" title={`${name} does not share this`}>
          {known.message}
        </Unconnected>
      );
    case 'integration_partner_required':
      return <PartnersOnly>{known.message}</PartnersOnly>;
    default:
      return (
        <EmptyState
          kind={known.action === 'upgrade' ? 'locked' : 'failed'}
          title={known.action === 'upgrade' ? lockTitle(known) : 'This could not be loaded'}
          action={
            (known.action === 'upgrade' && upgrade) || (
              <ErrorAction error={known} onRetry={onRetry} look={{}} />
            )
          }
        >
          {sentenceOf(known)}
        </EmptyState>
      );
  }
}

function lockTitle({ code }: ClientError): string {
  return code === 'professional_subscription_required'
    ? partOfWords('meta_analytics')
    : 'Part of a higher plan';
}

function sentenceOf(error: ClientError): string {
  return error.code === 'validation_error' ? messages.atsInvalid(error.message) : problemOf(error);
}

type UnconnectedProps = { kind: EmptyKind; title: string; children: ReactNode };

function Unconnected({ kind, title, children }: UnconnectedProps) {
  return (
    <EmptyState
      kind={kind}
      outline={kind === 'first' && <ListOutline />}
      title={title}
      action={
        <Link to={paths.integrations} className={buttonClass({ variant: 'primary' })}>
          Open Integrations
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}

function PartnersOnly({ children }: { children: string }) {
  const { sales } = useHelpPaths();
  return (
    <EmptyState
      kind="locked"
      title="For integration partners"
      action={
        <>
          <Link to={sales} className={buttonClass({ variant: 'primary' })}>
            Contact Sales
          </Link>
          <Link to={paths.pricing} className={buttonClass()}>
            Learn More
          </Link>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
