import type { InvitationStatus } from '@candor/domain/rules/invitation';
import { Tag } from '../../ui/Tag';
import { STATUS_TONE, STATUS_WORD } from './words';

/** How an invitation stands, as one small word. */
export function StatusTag({ status }: { status: InvitationStatus }) {
  return <Tag tone={STATUS_TONE[status]}>{STATUS_WORD[status]}</Tag>;
}
