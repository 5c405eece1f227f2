import { SaveSourceBody } from '@candor/domain/model/saved-source';
import type { ConnectedType } from '@candor/domain/model/source';
import { SOURCE_FIELDS, sourceConfigErrors } from '@candor/domain/rules/submission';
import { z } from 'zod';

const PREFIX = 'source_config_json.';

/** The name of a field as errors of the server name it. */
export const fieldNameOf = (key: string) => `${PREFIX}${key}`;

/** The fields of a type, empty, and the name where one is asked for. */
export function emptyFields(type: ConnectedType, named: boolean): Record<string, string> {
  const fields = SOURCE_FIELDS[type].map(({ key }) => [fieldNameOf(key), ''] as const);
  return { ...Object.fromEntries(fields), ...(named && { name: '' }) };
}

/** What the form says, as it is sent. */
export type SourceEntries = { name: string; source_config: Record<string, string> };

/** The fields of a type under the rules that the server has, too. */
export function sourceSchema(type: ConnectedType, named: boolean): z.ZodType<SourceEntries> {
  return z.record(z.string(), z.string()).transform((values, context) => {
    const source_config = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value.trim()] as const] : [],
      ),
    );
    for (const { field, message } of sourceConfigErrors(type, source_config)) {
      const [first] = SOURCE_FIELDS[type];
      const path = [field.startsWith(PREFIX) ? field : fieldNameOf(first?.key ?? '')];
      context.addIssue({ code: 'custom', message, path });
    }
    const name = SaveSourceBody.shape.name.safeParse(values.name ?? '');
    if (named && !name.success) {
      const message = name.error.issues[0]?.message ?? '';
      context.addIssue({ code: 'custom', message, path: ['name'] });
    }
    return { name: name.data ?? '', source_config };
  });
}
