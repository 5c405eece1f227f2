import type { InvitationList as Answer, InvitationSort } from '@candor/domain/model/invitation';
import { useLayoutQuery } from '../../../ui/use-layout-query';
import { NARROW } from '../../../ui/use-media-query';
import { useNow } from '../../../ui/use-now';
import { groupRows } from './group-rows';
import { InvitationCards } from './InvitationCards';
import { InvitationTable } from './InvitationTable';
import type { ListState } from './list-state';
import type { Selection } from './use-selection';
import type { Walk } from './use-walk';

type InvitationListProps = {
  answer: Answer;
  list: ListState;
  openCode: string | null;
  selection: Selection;
  walk: Walk;
  onOpen: (code: string) => void;
  onSort: (sort: InvitationSort) => void;
};

/** A page of invitations: a table, without room for one cards. */
export function InvitationList({ answer, list, ...rest }: InvitationListProps) {
  const narrow = useLayoutQuery(NARROW);
  const now = useNow(60_000);
  const props = { ...rest, now, sort: list.sort, groups: groupRows(answer, list) };
  return narrow ? <InvitationCards {...props} /> : <InvitationTable {...props} />;
}
