import { z } from 'zod';
import { messages } from '../messages';
import { HealthStatus } from './health';
import { Time } from './scalars';

/** The applicant tracking systems that an account can be connected to. */
export const AtsType = z.enum(['ashby', 'greenhouse']);
export type AtsType = z.infer<typeof AtsType>;

/** What people call them. */
export const ATS_NAMES: Readonly<Record<AtsType, string>> = {
  ashby: 'Ashby',
  greenhouse: 'Greenhouse',
};

/** Why a connection does not work; each has something else that its owner can do. */
export const ConnectionProblem = z.enum([
  /** The key was withdrawn, or the consent ended: connect again. */
  'refused',
  /** It is authorized but may not read what is needed. */
  'permission',
  /** The system does not answer; earlier data is shown. */
  'unavailable',
]);
export type ConnectionProblem = z.infer<typeof ConnectionProblem>;

/** Whether the system answers the account's own connection just now. */
export const AtsHealth = HealthStatus.omit({ parts: true });
export type AtsHealth = z.infer<typeof AtsHealth>;

/** A connection to an applicant tracking system; `planned` is one that nobody can connect yet. */
export const Integration = z.object({
  ats_type: z.string(),
  status: z.enum(['connected', 'not_connected', 'error', 'planned']),
  connected: z.boolean(),
  connected_at: Time.nullable(),
  /** When everything was read last. */
  last_sync: Time.nullable(),
  /** The last four characters of the key; null if there is none. */
  key_last4: z.string().nullable(),
  /** How it was when it was read last; null while it never was. */
  health: AtsHealth.nullable().default(null),
  error_message: z.string().nullable(),
  problem: ConnectionProblem.nullable().default(null),
  /** Whether this installation can connect it at all. */
  available: z.boolean().default(true),
  /** Whether jobs and candidates are being read just now. */
  syncing: z.boolean().default(false),
  /** Whether the system was configured to send its events. */
  receives_events: z.boolean().default(false),
  /** What the key may not do and should, in the system's own words. */
  missing_permissions: z.array(z.string()).default([]),
});
export type Integration = z.infer<typeof Integration>;

export const IntegrationList = z.object({ integrations: z.array(Integration) });

const MIN_KEY = 10;
const MAX_KEY = 500;

export const LinkAshbyBody = z.object({
  ashby_api_key: z
    .string({ error: messages.required })
    .trim()
    .min(1, { error: messages.required, abort: true })
    .min(MIN_KEY, messages.minLength(MIN_KEY))
    .max(MAX_KEY, messages.maxLength(MAX_KEY)),
});

/** Where a system sends what happens in it, and what signs that. The secret is shown this once. */
export const EventsAddress = z.object({ url: z.url(), secret: z.string() });
export type EventsAddress = z.infer<typeof EventsAddress>;
export const EventParams = z.object({ connection: z.string().max(100) });

export const ConnectUrl = z.object({ connect_url: z.url(), state_expires_at: Time });
/** What cannot be ours counts as absent: a person who comes back reads a page, whatever the address says. */
const returned = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !text.includes('\0'))
    .optional()
    .catch(undefined);

/** The parameters with which the ATS sends a browser back. Any others are ignored. */
export const OAuthReturn = z.object({
  code: returned(4_000),
  state: returned(200),
  error: returned(200),
});
export const ConfirmConnectionBody = z.object({ ticket: z.string().min(1).max(200) });
/** That an event was accepted. */
export const Received = z.object({ received: z.literal(true) });
export const Removed = z.object({ success: z.literal(true) });
