import { z } from 'zod';
import { messages } from '../messages';
import { PlanInfo } from './plan';
import { Id, Time } from './scalars';

export const AtsSource = z.enum(['ashby', 'greenhouse', 'unknown']);
export type AtsSource = z.infer<typeof AtsSource>;

export const User = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string(),
  email_confirmed: z.boolean(),
  is_oauth: z.boolean(),
  is_integration_partner: z.boolean(),
  context: z.object({ ats_source: AtsSource.nullable() }).nullable(),
  plan_info: PlanInfo,
  role: z.enum(['user', 'support']),
  /** Closed by the operator but for reading the plan, taking the data along and leaving. */
  suspended: z.boolean().default(false),
  created_at: Time,
});

export const AuthResponse = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_at: Time,
  user: User,
});

export const Session = z.object({
  id: Id,
  created_at: Time,
  last_used: Time,
  user_agent: z.string(),
  /** The network that it was last used from, such as 203.0.113.x; null where that is not known. */
  place: z.string().nullable(),
  current: z.boolean(),
});

const MAX_EMAIL = 254;
const MAX_NAME = 200;
/** Long enough for every passphrase, short enough that hashing one stays cheap. */
const MAX_PASSWORD = 200;
/** Four times what a good token may have: a longer one is refused like every bad one, and nobody sends a book. */
const MAX_SSO_TOKEN = 16_384;

const filled = (message: string = messages.required) =>
  z
    .string({ error: message })
    .refine((value) => value.trim() !== '', { error: message, abort: true });

const emailAddress = (wording: string) =>
  filled()
    .transform((value) => value.trim())
    .pipe(z.email(wording).max(MAX_EMAIL, messages.maxLength(MAX_EMAIL)));

/** An address as the server words its refusal; only a caller without our forms meets it. */
export const Email = emailAddress(messages.emailFormat);

/** The same address as a form words it. */
export const FormEmail = emailAddress(messages.email);

export const NewPassword = filled()
  .refine((value) => value.length >= 8, { error: messages.minLength(8), abort: true })
  .refine((value) => value.length <= MAX_PASSWORD, { error: messages.maxLength(MAX_PASSWORD) });

export const FullName = filled()
  .transform((value) => value.trim())
  .pipe(z.string().min(2, messages.minLength(2)).max(MAX_NAME, messages.maxLength(MAX_NAME)));

export const LoginBody = z.object({ email: Email, password: filled() });
export const GoogleBody = z.object({
  id_token: filled(messages.googleCredentialRequired),
  /** The nonce that the browser asked Google to put into the token. */
  nonce: z.string().min(16).max(200).optional(),
});
export const SsoBody = z.object({
  token: filled(messages.ssoTokenRequired).pipe(
    z.string().max(MAX_SSO_TOKEN, messages.maxLength(MAX_SSO_TOKEN)),
  ),
  /**
   * Where somebody came from, according to the link: used if neither the token nor the settings of its issuer say so.
   */
  ats_source: AtsSource.optional(),
});
export const RegisterBody = z.object({ email: Email, full_name: FullName, password: NewPassword });

export const ResetRequestBody = z.object({
  email: filled(messages.emailRequired)
    .transform((value) => value.trim())
    .pipe(z.email(messages.emailFormat)),
});

export const ResetConfirmBody = z.object({
  token: filled(messages.resetTokenRequired),
  new_password: filled(messages.resetTokenRequired).pipe(NewPassword),
});

export const ConfirmEmailBody = z.object({ token: filled(messages.confirmTokenRequired) });
export const ResendBody = z.object({ email: Email });
export const ChangePasswordBody = z.object({
  current_password: filled(),
  new_password: NewPassword,
});

export const LoginForm = LoginBody.extend({ email: FormEmail });
export const RegisterForm = RegisterBody.extend({ email: FormEmail });
export const ResendForm = ResendBody.extend({ email: FormEmail });

export type User = z.infer<typeof User>;
export type AuthResponse = z.infer<typeof AuthResponse>;
export type Session = z.infer<typeof Session>;
