import { passkeys } from '@candor/domain/api/passkeys';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { useInvalidate } from '../../../session/use-call';
import { deviceWords } from '../access/device-words';
import type { Said } from '../SaidLine';
import { freeName } from './free-name';

/** Has a device create a passkey and adds it under a distinguishable name. Closing the dialog reports nothing. */
export function useAddPasskey(names: readonly string[], say: (said: Said | null) => void) {
  const { api } = useApp();
  const changed = useInvalidate();
  return useMutation({
    mutationFn: async (): Promise<Said | null> => {
      const { makePasskey } = await import('../../../passkeys/ask-device');
      const answer = await makePasskey(await api.call(passkeys.begin, {}));
      if (answer.kind === 'declined') return null;
      if (answer.kind === 'failed') return { kind: 'failed', text: answer.text };
      const name = freeName(deviceWords(window.navigator.userAgent), names);
      const { credential } = answer;
      await api.call(passkeys.add, { body: { name, credential } });
      await changed(passkeys.list);
      return { kind: 'done', text: `“${name}” was added. You can sign in with it now.` };
    },
    onMutate: () => say(null),
    onSuccess: say,
    onError: (error) => say({ kind: 'failed', text: asClientError(error).message }),
  });
}
