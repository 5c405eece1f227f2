import { invitations } from '@candor/domain/api/invitations';
import type { Invitation } from '@candor/domain/model/invitation';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { asClientError, type ClientError } from '../../../api/client-error';
import { newId } from '../../../api/new-id';
import { useApp } from '../../../session/app-context';
import { formatCount, plural } from '../../../ui/format';
import { notify } from '../../../ui/toast';
import { meetsAll } from '../meets-all';
import { useInvitationsChanged } from '../use-invitations';
import type { Invitee } from './invite-form';

/** An invited person, as in the form, with the outcome. */
export type Sent = { invitee: Invitee; invitation: Invitation };
export type Invited = {
  sent: Sent[];
  failed: { invitee: Invitee; error: ClientError }[];
  /** Who was not tried any more: the last failure would have met them too. */
  untried: Invitee[];
};

export type Inviting = {
  /** How many were sent of how many; null while nothing is sent. */
  progress: { done: number; total: number } | null;
  send: (invitees: readonly Invitee[]) => Promise<Invited>;
};

/**
 * Sends invitations one after the other, each under its own key: a retry after a failure creates nothing twice. If
 * the next ones would fail for the same reason, no more are sent. If the form is closed meanwhile, the rest stay as
 * they are, and the user is told how far it got.
 */
export function useInviting(): Inviting {
  const { api } = useApp();
  const changed = useInvitationsChanged();
  const closed = useClosed();
  const keys = useRef(new Map<string, string>());
  const [progress, setProgress] = useState<Inviting['progress']>(null);

  const sendOne = async ({ picked, body }: Invitee): Promise<Invitation> => {
    // Of two picked people nothing may be known: their invitations say the same and are two.
    const content = JSON.stringify([picked?.id, body]);
    const idempotencyKey = keys.current.get(content) ?? newId();
    keys.current.set(content, idempotencyKey);
    const sent = await api.call(invitations.create, { body, idempotencyKey });
    // The same once more is meant once more.
    keys.current.delete(content);
    return sent;
  };
  const send = async (invitees: readonly Invitee[]): Promise<Invited> => {
    const outcome: Invited = { sent: [], failed: [], untried: [] };
    for (const [index, invitee] of invitees.entries()) {
      if (closed.current) break;
      setProgress({ done: index, total: invitees.length });
      try {
        outcome.sent.push({ invitee, invitation: await sendOne(invitee) });
      } catch (thrown) {
        const error = asClientError(thrown);
        outcome.failed.push({ invitee, error });
        if (!meetsAll(error)) continue;
        outcome.untried.push(...invitees.slice(index + 1));
        break;
      }
    }
    setProgress(null);
    if (closed.current) tellHowFar(outcome, invitees.length);
    if (outcome.sent.length > 0) await changed();
    return outcome;
  };
  return { progress, send };
}

/** Whether what called this is gone from the screen. */
function useClosed(): RefObject<boolean> {
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);
  return closed;
}

function tellHowFar({ sent, failed }: Invited, total: number): void {
  const failure = failed.at(-1);
  const all = sent.length === total;
  notify({
    kind: all ? 'success' : 'info',
    title: `${formatCount(sent.length)} of ${plural(total, 'person', 'people')} invited`,
    ...(!all && {
      detail: failure?.error.message ?? 'The form was closed before the others were.',
    }),
  });
}
