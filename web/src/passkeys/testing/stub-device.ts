import { vi } from 'vitest';

const BYTES = new Uint8Array([1, 2, 3, 4]).buffer;

/** The scripted reaction of a device to a challenge: a response, or a WebAuthn error by name. */
export type Answering = 'answers' | { fails: string };

/**
 * Replaces this browser with one that supports passkeys, whose device does as scripted. `vi.unstubAllGlobals` removes
 * it. Returns the challenges that the device got.
 */
export function stubDevice(does: Answering = 'answers') {
  const asked: unknown[] = [];
  const answer = (response: object) => async (options: unknown) => {
    asked.push(options);
    if (does !== 'answers') throw new DOMException('as told', does.fails);
    return {
      id: 'AQIDBA',
      rawId: BYTES,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      getClientExtensionResults: () => ({}),
      response: { clientDataJSON: BYTES, ...response },
    };
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', {
    userAgent: CHROME,
    language: 'en',
    onLine: true,
    clipboard: navigator.clipboard,
    credentials: {
      create: answer({ attestationObject: BYTES, getTransports: () => ['internal'] }),
      get: answer({ authenticatorData: BYTES, signature: BYTES, userHandle: BYTES }),
    },
  });
  return { asked };
}

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
