import type { Invitation, InvitationGroup, InvitationList } from '@candor/domain/model/invitation';
import { PROGRESS_WORD, SOURCE_WORD } from '../words';
import type { GroupBy, ListState } from './list-state';

export type RowGroup = {
  key: string;
  /** null where nothing is grouped. */
  title: string | null;
  /** Its totals across all pages; null if nobody summed them. */
  sums: InvitationGroup | null;
  rows: readonly Invitation[];
};

/** The rows of a page under their headings, in the order in which they came. */
export function groupRows(
  { invitations, groups: summed = [] }: InvitationList,
  { group }: Pick<ListState, 'group'>,
): RowGroup[] {
  if (group === 'none') return [{ key: 'all', title: null, sums: null, rows: invitations }];
  const groups = new Map<InvitationGroup['key'], Invitation[]>();
  for (const invitation of invitations) {
    const key = keyOf(invitation, group);
    groups.set(key, [...(groups.get(key) ?? []), invitation]);
  }
  return [...groups].map(([key, rows]) => ({
    key,
    rows,
    title: titleOf(rows, group),
    sums: summed.find((one) => one.key === key) ?? null,
  }));
}

function keyOf({ progressStatus, ats_source }: Invitation, group: GroupBy) {
  return group === 'ats' ? ats_source : progressStatus;
}

function titleOf([first]: readonly Invitation[], group: GroupBy): string {
  if (!first) return '';
  return group === 'ats' ? SOURCE_WORD[first.ats_source] : PROGRESS_WORD[first.progressStatus];
}
