import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedByPasskey,
} from '@candor/domain/model/passkey';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** What came of asking a device: its answer; nothing, because the person closed the question or let it pass; or why it could not. */
export type DeviceAnswer<Credential> =
  | { kind: 'answered'; credential: Credential }
  | { kind: 'declined' }
  | { kind: 'failed'; text: string };

/** Has a device of the person make a passkey. The browser asks for whatever unlocks it. */
export function makePasskey(asked: PasskeyCreation): Promise<DeviceAnswer<MadePasskey>> {
  return answerOf(() => startRegistration({ optionsJSON: asked }), TROUBLE_MAKING);
}

/** Has a device of the person sign with a passkey of this site, or with one of those that are named; the browser shows which there are. */
export function signWithPasskey(asked: PasskeyRequest): Promise<DeviceAnswer<SignedByPasskey>> {
  return answerOf(() => startAuthentication({ optionsJSON: asked }), TROUBLE_SIGNING);
}

/** By the names of WebAuthn's errors (Level 3, 5.1.3 and 5.1.4). */
type Trouble = Readonly<Record<string, string>> & { otherwise: string };

const WRONG_ADDRESS = 'Passkeys do not work at this address. Open Candor at its own address.';
const TROUBLE_MAKING: Trouble = {
  InvalidStateError: 'This device already has a passkey for this account.',
  ConstraintError:
    'This device cannot keep a passkey: it has to ask for a fingerprint, a face or a PIN.',
  NotSupportedError: 'This device creates passkeys that we cannot read. Try another one.',
  SecurityError: WRONG_ADDRESS,
  otherwise: 'Your device could not create a passkey. Please try again.',
};
const TROUBLE_SIGNING: Trouble = {
  SecurityError: WRONG_ADDRESS,
  otherwise: 'Your device could not use a passkey. Please try again.',
};

async function answerOf<Credential>(
  ask: () => Promise<Credential>,
  trouble: Trouble,
): Promise<DeviceAnswer<Credential>> {
  try {
    return { kind: 'answered', credential: await ask() };
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    // One name for a closed question and for one that nobody answered: the browser has said which.
    if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'declined' };
    return { kind: 'failed', text: trouble[name] ?? trouble.otherwise };
  }
}
