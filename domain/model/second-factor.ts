import { z } from 'zod';
import { messages } from '../messages';
import { Time } from './scalars';
import { AuthResponse, User } from './user';

const MAX_CODE = 100;
const MAX_PASSWORD = 200;

const filled = z
  .string({ error: messages.required })
  .refine((value) => value.trim() !== '', { error: messages.required, abort: true });

/** A code as somebody types it: six digits of an authenticator app, or a recovery code, with or without gaps. */
export const TypedCode = filled.pipe(z.string().max(MAX_CODE, messages.maxLength(MAX_CODE)));

/** The second factor of an account, without anything that would open it. */
export const SecondFactorState = z.object({
  enabled: z.boolean(),
  /** When it was switched on; null while it is off. */
  since: Time.nullable(),
  recovery_codes_left: z.number().int().nonnegative(),
  /** Whether turning it off also needs a password. */
  has_password: z.boolean(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** What an authenticator app needs. It is told once, before a first code has proved that the app has it. */
export const SecondFactorSetup = z.object({
  /** Base32 (RFC 4648), for typing. */
  secret: z.string(),
  /** The same as an address that apps read from a picture. */
  uri: z.string(),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** Each opens the account once, in place of a code of the app. They are shown by this answer alone. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const CodeBody = z.object({ code: TypedCode });

export const SwitchOffBody = CodeBody.extend({
  /** Asked of everybody who has one. */
  password: z.string().max(MAX_PASSWORD, messages.maxLength(MAX_PASSWORD)).optional(),
});

/** The first step of a sign-in went well, and a code is needed. The ticket is worth nothing for any other call. */
export const SecondStep = z.object({
  second_factor_required: z.literal(true),
  ticket: z.string(),
  expires_at: Time,
});
export type SecondStep = z.infer<typeof SecondStep>;

export const SecondStepBody = CodeBody.extend({ ticket: filled.pipe(z.string().max(200)) });

/** The result of a sign-in: signed in, or before the second step. */
export const SignInAnswer = z.union([AuthResponse, SecondStep]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

/** The page that an ATS sent somebody to; null for none in particular. */
const SentTo = { return_to: z.string().nullable().default(null) };

/** The result of a sign-in from an ATS. */
export const SsoAnswer = z.union([AuthResponse.extend(SentTo), SecondStep.extend(SentTo)]);
export type SsoAnswer = z.infer<typeof SsoAnswer>;

/** An account that was connected with a person of an ATS. */
export const SsoLinked = User.extend(SentTo);
