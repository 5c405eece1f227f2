import { z } from 'zod';
import { messages } from '../messages';
import { Id, Time } from './scalars';
import { ConnectedType, SourceTestBody } from './source';

export const SAVED_SOURCE_LIMITS = { sources: 50, letters: 80 } as const;

const Name = z
  .string({ error: messages.required })
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, messages.required)
      .max(SAVED_SOURCE_LIMITS.letters, messages.maxLength(SAVED_SOURCE_LIMITS.letters)),
  );

/** A connected source that was given a name. Whatever opens it stays behind. */
export const SavedSource = z.object({
  id: Id,
  name: z.string(),
  input_type: ConnectedType,
  /** What the source called itself when it was reached last. */
  label: z.string(),
  /** What finds it, without its secrets: of a connection string the scheme, user, host and database. */
  source_config: z.record(z.string(), z.string()),
  created_at: Time,
  last_tested_at: Time,
});

export const SavedSourceList = z.object({
  /** By name. */
  sources: z.array(SavedSource),
  limit: z.number().int().positive(),
});

export const SaveSourceBody = SourceTestBody.extend({ name: Name });
export const RenameSourceBody = z.object({ name: Name });
export const ReplaceSourceBody = SourceTestBody.pick({ source_config: true });
export const SavedSourceParams = z.object({ id: Id });

export type SavedSource = z.infer<typeof SavedSource>;
export type SavedSourceList = z.infer<typeof SavedSourceList>;
export type SaveSourceBody = z.infer<typeof SaveSourceBody>;
