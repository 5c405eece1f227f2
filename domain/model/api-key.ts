import { z } from 'zod';
import { messages } from '../messages';
import { Id, Time } from './scalars';

/** The scopes of a key: `read` for calls that only read, `write` for all others. */
export const KeyPermission = z.enum(['read', 'write']);

export const ApiKey = z.object({
  id: Id,
  /** The whole key in the response that creates it, its last four characters everywhere else. */
  key: z.string(),
  name: z.string(),
  candidates_processed: z.number().int().nonnegative(),
  usage_count: z.number().int().nonnegative(),
  last_used: Time.nullable(),
  is_active: z.boolean(),
  created_at: Time,
  permissions: z.array(KeyPermission),
});

export const ApiKeyList = z.object({ api_keys: z.array(ApiKey) });

const NAME = { min: 3, max: 50 } as const;

export const ApiKeyName = z
  .string({ error: messages.required })
  .transform((name) => name.trim())
  .pipe(
    z
      .string()
      .refine((name) => name !== '', { error: messages.required, abort: true })
      .refine((name) => name.length >= NAME.min, {
        error: messages.minLength(NAME.min),
        abort: true,
      })
      .refine((name) => name.length <= NAME.max, {
        error: messages.maxLength(NAME.max),
        abort: true,
      })
      .refine((name) => /^[A-Za-z0-9 _-]+$/.test(name), messages.apiKeyName),
  );

export const CreateApiKeyBody = z.object({
  name: ApiKeyName,
  permissions: z
    .array(KeyPermission)
    .min(1, messages.required)
    .default(['read', 'write'])
    .transform((given) => KeyPermission.options.filter((one) => given.includes(one))),
});

export type KeyPermission = z.infer<typeof KeyPermission>;
export type ApiKey = z.infer<typeof ApiKey>;
export type ApiKeyList = z.infer<typeof ApiKeyList>;
