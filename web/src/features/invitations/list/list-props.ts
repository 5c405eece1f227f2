import type { InvitationSort } from '@candor/domain/model/invitation';
import type { RowGroup } from './group-rows';
import type { Selection } from './use-selection';
import type { Walk } from './use-walk';

/** What a list of invitations needs, as a table or as cards. */
export type ListProps = {
  groups: readonly RowGroup[];
  openCode: string | null;
  selection: Selection;
  /** Which one keys act on. */
  walk: Walk;
  now: Date;
  sort: InvitationSort;
  onSort: (sort: InvitationSort) => void;
  onOpen: (code: string) => void;
};
