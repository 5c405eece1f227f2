import type { ConnectedType } from '@candor/domain/model/source';
import { SOURCE_FIELDS } from '@candor/domain/rules/submission';

const WHOLE = 'source_config_json';

/** How errors name a field of a source's configuration. */
export const sourceFieldName = (key: string) => `${WHOLE}.${key}`;

/** The field to show an error at: a problem with a configuration as a whole is shown at its first field. */
export function fieldOfError(type: ConnectedType, named: string): string {
  const [first] = SOURCE_FIELDS[type];
  return named === WHOLE && first ? sourceFieldName(first.key) : named;
}
