import { accounts } from '@candor/domain/api/accounts';
import { messages } from '@candor/domain/messages';
import { ClientError } from '../../api/client-error';
import type { Api } from '../../api/create-api';
import type { Session } from '../../session/create-session';
import type { Arrival } from './ats-arrival';

/** How a sign-in from an ATS went on, and which page the ATS wants to be opened; null for none in particular. */
export type Arrived = { page: string | null } & (
  | { step: 'inside'; email: string }
  | { step: 'second_step' }
);

/**
 * Uses the token of an arrival.
 *
 * @throws ClientError, also without a token: that is a failed sign-in like any other, so nobody is signed in
 * afterwards.
 */
export async function enterFromAts(
  { api, session }: { api: Api; session: Pick<Session, 'enterBy'> },
  arrival: Arrival,
): Promise<Arrived> {
  let arrived: Arrived = { step: 'second_step', page: null };
  await session.enterBy(async () => {
    if (arrival.token === '') {
      throw new ClientError({ code: 'validation_error', message: messages.ssoTokenRequired });
    }
    const answer = await api.call(accounts.ssoLogin, { body: arrival });
    const page = answer.return_to;
    arrived =
      'access_token' in answer
        ? { step: 'inside', page, email: answer.user.email }
        : { step: 'second_step', page };
    return answer;
  });
  return arrived;
}
