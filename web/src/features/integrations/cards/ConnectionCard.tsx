import { messages } from '@candor/domain/messages';
import type { AtsType, Integration } from '@candor/domain/model/ats';
import { timeAgo } from '@candor/domain/rules/time-ago';
import type { ReactNode, Ref } from 'react';
import { missingSentence, problemNow, stateOf } from '../../../ats/connection-words';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { cx } from '../../../ui/class-names';
import { formatDay, formatMoment } from '../../../ui/format';
import { ProblemLine } from '../../../ui/ProblemLine';
import { Tag } from '../../../ui/Tag';
import { useNow } from '../../../ui/use-now';
import { useAnswers, useAskAgain } from '../use-integrations';

type ConnectionCardProps = {
  type: AtsType;
  name: string;
  /** What it is good for, in a sentence. */
  about: ReactNode;
  connection: Integration;
  actions: ReactNode;
  /** Its heading, for whoever the focus is left to when a button has done its work. */
  heading: Ref<HTMLHeadingElement>;
  /** Why the last action failed. */
  problem?: string | null;
};

/** A system: how its connection is, since when, and what can be done. */
export function ConnectionCard(props: ConnectionCardProps) {
  const { name, about, connection, actions, heading, problem } = props;
  const answers = useAnswers(props.type);
  const { word, tone, dot } = stateOf(connection, answers);
  const said = sentenceOf(connection, name, answers);
  const isAway = problemNow(connection, answers) === 'unavailable';
  const titleId = `ats-${connection.ats_type}`;
  const missing = missingSentence(connection.missing_permissions);
  return (
    <Card aria-labelledby={titleId} className="flex flex-col px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} id={titleId} className="mr-auto text-16 font-strong">
          {name}
        </h2>
        <span role="status">
          <Tag tone={tone} {...(dot && { dot })}>
            {word}
          </Tag>
        </span>
      </div>
      <div className="mt-1 text-13 text-pretty text-ink-2">{about}</div>
      {connection.status !== 'not_connected' && <Facts connection={connection} />}
      {said && (
        <div
          className={cx(
            'mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-3 py-2 text-13 forced-colors:border',
            tone === 'danger' ? 'bg-danger-soft' : 'bg-warning-soft',
          )}
        >
          <p role="alert" className="flex-[1_1_12rem] text-balance">
            {said}
          </p>
          {isAway && <AskAgain type={props.type} />}
        </div>
      )}
      {missing && connection.problem !== 'permission' && (
        <p className="mt-3 rounded-control bg-warning-soft px-3 py-2 text-13 text-balance forced-colors:border">
          {missing}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-4 empty:hidden max-sm:*:grow">{actions}</div>
      {problem && <ProblemLine className="mt-2">{problem}</ProblemLine>}
    </Card>
  );
}

/** Why it does not work; null if it does. The way back in is the card's own button. */
function sentenceOf(connection: Integration, name: string, answers: boolean | null): string | null {
  if (connection.problem === 'refused') return messages.atsShutOut(name);
  if (problemNow(connection, answers) === 'unavailable')
    return connection.error_message ?? messages.atsUnavailable(name);
  return connection.problem === 'unavailable' ? null : connection.error_message;
}

/** Whether it answers by now: asked of the system itself by whom that is open to, others read its last state. */
function AskAgain({ type }: { type: AtsType }) {
  const { busy, again } = useAskAgain(type);
  return (
    <Button size="sm" busy={busy} onClick={again}>
      Try Again
    </Button>
  );
}

function Facts({ connection }: { connection: Integration }) {
  const { connected_at: since, last_sync: read, key_last4: last4 } = connection;
  const now = useNow(30_000);
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13">
      {since && (
        <>
          <dt className="text-ink-3">Connected since</dt>
          <dd title={formatMoment(since)}>{formatDay(since)}</dd>
        </>
      )}
      <dt className="text-ink-3">Last read</dt>
      <dd {...(read && { title: formatMoment(read) })}>
        {read ? timeAgo(new Date(read), now) : 'Not yet'}
      </dd>
      {last4 && (
        <>
          <dt className="text-ink-3">API key</dt>
          <dd className="font-mono text-12 leading-5">
            <span aria-hidden>•••• </span>
            <span className="sr-only">ends with </span>
            {last4}
          </dd>
        </>
      )}
    </dl>
  );
}
