import { z } from 'zod';
import { messages } from '../messages';
import { SignedByPasskey } from './passkey';
import { Time } from './scalars';
import { TypedCode } from './second-factor';

/** How long a proof of identity counts, from the sign-in or the last proof. */
export const PROOF_MINUTES = 10;

/**
 * How an account proves that its owner is present: by a code if there is a second factor, by the password if there is
 * one, by the provider that signs it in, or only by signing in again.
 */
export const ProofMethod = z.enum(['code', 'password', 'google', 'sign_in']);
export type ProofMethod = z.infer<typeof ProofMethod>;

export const ProofWays = z.object({
  method: ProofMethod,
  /** Whether a passkey of the account is also accepted: it stands for both factors. */
  passkey: z.boolean(),
});

const words = z
  .string({ error: messages.required })
  .refine((value) => value.trim() !== '', { error: messages.required, abort: true });

export const ProofBody = z.union([
  z.object({ code: TypedCode }),
  z.object({ password: words.pipe(z.string().max(200, messages.maxLength(200))) }),
  z.object({
    id_token: words.pipe(z.string().max(10_000)),
    nonce: words.pipe(z.string().max(200)),
  }),
  z.object({ credential: SignedByPasskey }),
]);
export type ProofBody = z.infer<typeof ProofBody>;

export const Proven = z.object({
  /** Until when sensitive changes are open to this session. */
  until: Time,
});

/** What the token of the provider has to carry, so that it was asked for here and now. It works once. */
export const ProofNonce = z.object({ nonce: z.string() });
