import { passkeys } from '@candor/domain/api/passkeys';
import { asClientError } from '../../../api/client-error';
import type { Api } from '../../../api/create-api';
import { signWithPasskey } from '../../../passkeys/ask-device';
import type { Session } from '../../../session/create-session';

/** Signs in with a passkey of this site. Returns why it failed; null if it succeeded, or if the user cancelled. */
export async function signInByPasskey(
  api: Api,
  session: Pick<Session, 'enterBy'>,
): Promise<string | null> {
  try {
    const answer = await signWithPasskey(await api.call(passkeys.beginSignIn, {}));
    if (answer.kind === 'failed') return answer.text;
    if (answer.kind === 'declined') return null;
    const { credential } = answer;
    await session.enterBy(() => api.call(passkeys.signIn, { body: { credential } }));
    return null;
  } catch (error) {
    return asClientError(error).message;
  }
}
