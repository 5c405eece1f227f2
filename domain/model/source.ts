import { z } from 'zod';
import { messages } from '../messages';
import { InputType } from '../rules/plans';

/** The types of source that are not a file. */
export const ConnectedType = InputType.exclude(['csv_file', 'zip_file']);

/** One type of connected source in this installation. */
export const Connection = z.object({
  input_type: ConnectedType,
  /** Whether sources of this type can be read here. */
  configured: z.boolean(),
  /** Who has to be let in, such as the address to share a folder with; null where the configuration says who reads. */
  identity: z.string().nullable(),
});

export const SourceStatus = z.object({
  connections: z.array(Connection),
  /** A file of this name in a folder shows that it is the account's own. */
  proof_file_name: z.string(),
});

export const SourceTestBody = z.object({
  input_type: ConnectedType,
  source_config: z.record(z.string(), z.unknown(), { error: messages.required }),
});

/** The result of previewing a source. */
export const SourceFound = z.object({
  /** How people know it, such as the folder's name. */
  label: z.string(),
  /** Candidates and unreadable items among what was listed. */
  candidates: z.number().int().nonnegative(),
  unreadable: z.number().int().nonnegative(),
  /** false: there is more than was listed. */
  complete: z.boolean(),
  /** The first items as they would become candidates. */
  examples: z.array(
    z.object({
      /** The person, else the file. */
      name: z.string(),
      /** How a row's text begins, or why the item is no candidate; null for a document, which is not opened yet. */
      detail: z.string().nullable(),
      readable: z.boolean(),
    }),
  ),
});

export type ConnectedType = z.infer<typeof ConnectedType>;
export type Connection = z.infer<typeof Connection>;
export type SourceStatus = z.infer<typeof SourceStatus>;
export type SourceFound = z.infer<typeof SourceFound>;
