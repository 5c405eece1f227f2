import type { StaffUser } from '@candor/domain/model/staff';
import { Tag } from '../../ui/Tag';
import { marksOf } from './state-words';

/** What is to know about an account at a glance. */
export function UserMarks({ user }: { user: StaffUser }) {
  return marksOf(user).map(({ word, tone }) => (
    <Tag key={word} tone={tone}>
      {word}
    </Tag>
  ));
}
