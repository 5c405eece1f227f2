import { z } from 'zod';
import type { FileInputType } from './file-input';
import type { InputType } from './plans';

/** The types of source that are not a file. */
export type ConnectedInput = Exclude<InputType, FileInputType>;

const Text = z.string().trim();

/** How a connected source is located, in wire names. `SOURCE_FIELDS` says what each field has to look like. */
const CONFIGS = {
  google_drive: z.object({ folder_id: Text }),
  aws_s3: z.object({ bucket_name: Text, folder_path: Text.nullish() }),
  database: z.object({ connection_string: Text, query: Text }),
} satisfies Record<ConnectedInput, z.ZodType>;

export type SourceConfig<Type extends ConnectedInput = ConnectedInput> = z.infer<
  (typeof CONFIGS)[Type]
>;

/** A source type with a configuration of that type. */
export type SourceChoice<Type extends ConnectedInput = ConnectedInput> = {
  [One in Type]: { type: One; config: SourceConfig<One> };
}[Type];

/**
 * A configuration in which `sourceConfigErrors` found nothing, without any additional fields that were sent along.
 */
export function sourceChoice(type: ConnectedInput, config: unknown): SourceChoice {
  switch (type) {
    case 'google_drive':
      return { type, config: CONFIGS[type].parse(config) };
    case 'aws_s3':
      return { type, config: CONFIGS[type].parse(config) };
    case 'database':
      return { type, config: CONFIGS[type].parse(config) };
  }
}
