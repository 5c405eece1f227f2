import { z } from 'zod';
import { messages } from '../messages';
import { Integration } from './ats';
import { NotificationPreferences, PreferencesChange } from './notification-preferences';
import { Subscription } from './plan';
import { Id, Time } from './scalars';
import { AtsSource, Email, FormEmail, FullName, User } from './user';

/** How long an account's data is kept, in days. */
export const RetentionTerms = z.object({
  /** The uploaded candidate files, for runs anew. */
  source_files_days: z.number().int().positive(),
  /** Texts and results of batches. */
  results_days: z.number().int().positive(),
});

export const UserSettings = z.object({
  user: User,
  /** A pending address; until it is confirmed, `user.email` applies. */
  pending_email: z.string().nullable(),
  notification_preferences: NotificationPreferences,
  integrations: z.array(Integration),
  subscription: Subscription,
  retention: RetentionTerms,
});
export type UserSettings = z.infer<typeof UserSettings>;

const profileFields = (email: typeof Email) =>
  z.object({
    full_name: FullName,
    /** Takes the place of the old address once it was confirmed. */
    email,
    context: z.object({ ats_source: AtsSource.nullable() }).nullable(),
  });

/** What people may change about themselves. Nothing else of an account can be written by its owner. */
export const ProfileBody = profileFields(Email)
  .partial()
  .refine((given) => Object.values(given).some((value) => value !== undefined), {
    error: messages.profileRequired,
  });
export type ProfileBody = z.infer<typeof ProfileBody>;

/** The same as a form words it. */
export const ProfileForm = profileFields(FormEmail).pick({ full_name: true, email: true });

export const PreferencesBody = z.object({ preferences: PreferencesChange });
export const PreferencesAnswer = z.object({ preferences: NotificationPreferences });

export const DeleteAccountBody = z.object({
  confirm: z.literal(true, { error: messages.confirmDeletion }),
  /** Closes payment pages that are still open, instead of being refused because of them. */
  cancel_open_checkout: z.boolean().default(false),
});

export const ExportDataQuery = z.object({ format: z.enum(['json', 'csv']).default('json') });

/** What somebody did in an account: ids, numbers and words of ours, never a text about a candidate. */
export const AuditEntry = z.object({
  id: Id,
  timestamp: Time,
  actor: z.object({
    kind: z.enum(['user', 'api_key', 'staff', 'system', 'candidate', 'visitor']),
    id: z.string().nullable(),
  }),
  action: z.string(),
  entity_type: z.string(),
  entity_id: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  request_id: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Whether the log of the account is as it was written. */
export const AuditVerification = z.object({
  verified_at: Time,
  /** Entries that were verified; those before the break when there is one. */
  entries: z.number().int().nonnegative(),
  intact: z.boolean(),
  /** The number of the first entry that is not as it was written; null where none is. */
  first_broken: z.number().int().positive().nullable(),
});
export type AuditVerification = z.infer<typeof AuditVerification>;
