import { invitations } from '@candor/domain/api/invitations';
import type { CreateInvitationBody, Invitation } from '@candor/domain/model/invitation';
import { useRef, useState } from 'react';
import { asClientError, type ClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { lacksCredits } from '../CreditsHelp';
import { useInvitationsChanged } from '../use-invitations';
import type { Invitee } from './invite-form';

export type Invited = { sent: Invitation[]; failed: { invitee: Invitee; error: ClientError }[] };

export type Inviting = {
  /** How many were sent of how many; null while nothing is sent. */
  progress: { done: number; total: number } | null;
  send: (invitees: readonly Invitee[]) => Promise<Invited>;
};

/**
 * Sends invitations one after the other, each under a key of its own: what is sent again after a failure is not created twice.
 * Where the next ones would fail for the same reason, none is sent any more.
 */
export function useInviting(): Inviting {
  const { api } = useApp();
  const changed = useInvitationsChanged();
  const keys = useRef(new Map<string, string>());
  const [progress, setProgress] = useState<Inviting['progress']>(null);

  const sendOne = async (body: CreateInvitationBody): Promise<Invitation> => {
    const content = JSON.stringify(body);
    const idempotencyKey = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, idempotencyKey);
    const sent = await api.call(invitations.create, { body, idempotencyKey });
    // The same once more is meant once more.
    keys.current.delete(content);
    return sent;
  };
  const send = async (invitees: readonly Invitee[]): Promise<Invited> => {
    const outcome: Invited = { sent: [], failed: [] };
    let last: ClientError | null = null;
    for (const [index, invitee] of invitees.entries()) {
      setProgress({ done: index, total: invitees.length });
      if (last === null || !endsAll(last)) {
        try {
          outcome.sent.push(await sendOne(invitee.body));
          continue;
        } catch (thrown) {
          last = asClientError(thrown);
        }
      }
      outcome.failed.push({ invitee, error: last });
    }
    setProgress(null);
    if (outcome.sent.length > 0) await changed();
    return outcome;
  };
  return { progress, send };
}

function endsAll(error: ClientError): boolean {
  return lacksCredits(error) || error.action === 'sign_in';
}
