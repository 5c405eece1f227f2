import { z } from 'zod';
import { messages } from '../messages';
import { Id, Time } from './scalars';

/** How many passkeys an account may have: one for each device and some in reserve. */
export const MAX_PASSKEYS = 10;

const MAX_NAME = 60;

/** What the browser handed over is bytes in base64url without padding; `bytes` is the most that may come. */
const base64Url = (bytes: number) =>
  z
    .string()
    .min(1)
    .max(Math.ceil((bytes * 4) / 3))
    .regex(/^[\w-]+$/);

/** The name of a passkey at the authenticator, at most 1023 bytes (WebAuthn Level 3, 5.8.3). */
const CredentialId = base64Url(1023);
const ClientData = base64Url(4_096);
const Challenge = z.string();
/** How a browser reaches the authenticator: `internal`, `hybrid`, `usb` and such that are still to be invented. */
const Transport = z.string().min(1).max(32);
const PublicKey = z.literal('public-key');

/** How a browser is told of a passkey that the account has. */
const KnownPasskey = z.object({
  id: z.string(),
  type: PublicKey,
  transports: z.array(z.string()),
});

export const PasskeyName = z
  .string({ error: messages.required })
  .transform((name) => name.trim())
  .pipe(z.string().min(1, messages.required).max(MAX_NAME, messages.maxLength(MAX_NAME)));

/** A passkey of the account, without anything that would open it. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: Time,
  /** The last sign-in with it; null for none yet. */
  last_used: Time.nullable(),
  /** Whether its keeper copies it to other devices of the same person, so that a lost one loses nothing. */
  backed_up: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyList = z.object({ passkeys: z.array(Passkey), limit: z.number().int() });

/**
 * The browser's creation options: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3, 5.1.8, which also
 * defines the names.
 */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: Challenge,
  pubKeyCredParams: z.array(z.object({ type: PublicKey, alg: z.number().int() })),
  /** Milliseconds. */
  timeout: z.number().int(),
  excludeCredentials: z.array(KnownPasskey),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/**
 * The browser's request options: `PublicKeyCredentialRequestOptionsJSON` of the same section. Any passkey of this
 * site is accepted.
 */
export const PasskeyRequest = z.object({
  challenge: Challenge,
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** The same if it is known whose passkey has to sign. */
export const OwnPasskeyRequest = PasskeyRequest.extend({
  allowCredentials: z.array(KnownPasskey),
});
export type OwnPasskeyRequest = z.infer<typeof OwnPasskeyRequest>;

const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({ id: CredentialId, rawId: CredentialId, type: PublicKey, response });

/** A passkey that was just made, as `PublicKeyCredential.toJSON()` says it. */
export const MadePasskey = credential(
  z.object({
    clientDataJSON: ClientData,
    attestationObject: base64Url(8_192),
    transports: z.array(Transport).max(10).optional(),
  }),
);
export type MadePasskey = z.infer<typeof MadePasskey>;

/** What a passkey signed, as `PublicKeyCredential.toJSON()` says it. */
export const SignedByPasskey = credential(
  z.object({
    clientDataJSON: ClientData,
    authenticatorData: base64Url(4_096),
    signature: base64Url(1_024),
    /**
     * The owner of the passkey for the authenticator, which may omit it if it was told which passkeys are accepted.
     */
    userHandle: base64Url(64).optional(),
  }),
);
export type SignedByPasskey = z.infer<typeof SignedByPasskey>;

export const AddPasskeyBody = z.object({ name: PasskeyName, credential: MadePasskey });
export const RenamePasskeyBody = z.object({ name: PasskeyName });
export const PasskeySignInBody = z.object({ credential: SignedByPasskey });
