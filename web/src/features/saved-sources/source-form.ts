import { SaveSourceBody } from '@candor/domain/model/saved-source';
import type { ConnectedType } from '@candor/domain/model/source';
import { SOURCE_FIELDS, sourceConfigErrors } from '@candor/domain/rules/submission';
import { z } from 'zod';
import { fieldOfError, sourceFieldName } from '../../sources/field-names';

/** The fields of a type, empty, and the name if one is needed. */
export function emptyFields(type: ConnectedType, named: boolean): Record<string, string> {
  const fields = SOURCE_FIELDS[type].map(({ key }) => [sourceFieldName(key), ''] as const);
  return { ...Object.fromEntries(fields), ...(named && { name: '' }) };
}

/** What the form says, as it is sent. */
export type SourceEntries = { name: string; source_config: Record<string, string> };

/** The fields of a type under the rules that the server has, too. */
export function sourceSchema(type: ConnectedType, named: boolean): z.ZodType<SourceEntries> {
  return z.record(z.string(), z.string()).transform((values, context) => {
    const source_config = Object.fromEntries(
      SOURCE_FIELDS[type].map(({ key }) => [key, values[sourceFieldName(key)] ?? '']),
    );
    for (const { field, message } of sourceConfigErrors(type, source_config)) {
      context.addIssue({ code: 'custom', message, path: [fieldOfError(type, field)] });
    }
    const name = SaveSourceBody.shape.name.safeParse(values.name ?? '');
    if (named && !name.success) {
      const message = name.error.issues[0]?.message ?? '';
      context.addIssue({ code: 'custom', message, path: ['name'] });
    }
    return { name: name.data ?? '', source_config };
  });
}
