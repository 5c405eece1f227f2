import { vi } from 'vitest';

const BYTES = new Uint8Array([1, 2, 3, 4]).buffer;

/** What a device is made to do with a question: answer it, or fail as WebAuthn names it. */
export type Answering = 'answers' | { fails: string };

/**
 * Puts a browser with passkeys in the place of this one, whose device does as it is told. `vi.unstubAllGlobals` takes it away
 * again. Answers what the device was asked.
 */
export function stubDevice(does: Answering = 'answers') {
  const asked: unknown[] = [];
  const answer = (response: object) => async (options: unknown) => {
    asked.push(options);
    if (does !== 'answers') throw new DOMException('as told', does.fails);
    return {
      ...{ id: 'AQIDBA', rawId: BYTES, type: 'public-key', authenticatorAttachment: 'platform' },
      getClientExtensionResults: () => ({}),
      response: { clientDataJSON: BYTES, ...response },
    };
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', {
    ...{ userAgent: CHROME, language: 'en', onLine: true, clipboard: navigator.clipboard },
    credentials: {
      create: answer({ attestationObject: BYTES, getTransports: () => ['internal'] }),
      get: answer({ authenticatorData: BYTES, signature: BYTES, userHandle: BYTES }),
    },
  });
  return { asked };
}

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
