import type { SavedSource } from '@candor/domain/model/saved-source';
import { shownSource } from '@candor/domain/rules/shown-source';
import { type SavedSourceRow, savedChoice } from '../../../access/saved-source';
import type { Deps } from '../../../deps';

/** A saved source as the wire shows it: without whatever opens it. */
export function presentSaved({ config }: Pick<Deps, 'config'>, row: SavedSourceRow): SavedSource {
  const choice = savedChoice(config, row);
  return {
    id: row.id,
    name: row.name,
    label: row.label,
    input_type: choice.type,
    source_config: shownSource(choice),
    created_at: row.createdAt.toISOString(),
    last_tested_at: row.lastTestedAt.toISOString(),
  };
}
