import type { Invitation, InvitationList } from '@candor/domain/model/invitation';
import { PROGRESS_WORD, SOURCE_WORD } from '../words';
import type { GroupBy, ListState } from './list-state';

export type RowGroup = {
  key: string;
  /** null where nothing is grouped. */
  title: string | null;
  /** How many there are on all pages; null where the filters leave fewer than anybody counted. */
  total: number | null;
  rows: readonly Invitation[];
};

/** The rows of a page under their headings, in the order in which they came. */
export function groupRows({ invitations, counts }: InvitationList, list: ListState): RowGroup[] {
  if (list.group === 'none') return [{ key: 'all', title: null, total: null, rows: invitations }];
  const groups = new Map<string, Invitation[]>();
  for (const invitation of invitations) {
    const key = keyOf(invitation, list.group);
    groups.set(key, [...(groups.get(key) ?? []), invitation]);
  }
  return [...groups].map(([key, rows]) => ({
    ...{ key, rows, title: titleOf(rows, list.group) },
    total: totalOf(rows, counts, list),
  }));
}

function keyOf({ progressStatus, ats_source }: Invitation, group: GroupBy): string {
  return group === 'ats' ? ats_source : progressStatus;
}

function titleOf([first]: readonly Invitation[], group: GroupBy): string {
  if (!first) return '';
  return group === 'ats' ? SOURCE_WORD[first.ats_source] : PROGRESS_WORD[first.progressStatus];
}

/** The counts know of the search alone: with other filters than that of the group they say too much. */
function totalOf(
  [first]: readonly Invitation[],
  counts: InvitationList['counts'],
  { group, status, ats, stalled }: ListState,
): number | null {
  if (!first || stalled) return null;
  if (group === 'ats') return status === null ? counts.by_ats[first.ats_source] : null;
  const byProgress = status === null || status === first.progressStatus;
  return ats === null && byProgress ? counts.by_progress[first.progressStatus] : null;
}
