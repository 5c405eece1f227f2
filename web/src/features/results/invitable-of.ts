import type { DecisionKind, ProcessedItem } from '@candor/domain/model/batch';
import type { Invitable } from './results-props';
import { nameOf, numberedName } from './rows/build-rows';

/**
 * The people of a batch to invite, in the order of these ids. Somebody without a name is called by file or position.
 */
export function invitableOf(
  items: readonly ProcessedItem[],
  ids: readonly string[],
  hideNames: boolean,
  decisionOf: (id: string) => DecisionKind | null,
): Invitable[] {
  const itemOf = new Map(items.map((item) => [item.candidate_id_internal, item]));
  return ids.flatMap((id) => {
    const item = itemOf.get(id);
    if (!item) return [];
    const { candidate_name: name, email, duplicate_of: repeats } = item;
    const label = hideNames ? numberedName(item) : nameOf(item);
    return { id, label, name, email, repeats, setAside: decisionOf(id) === 'set_aside' };
  });
}
