import type { User } from '@candor/domain/model/user';
import { Tag, type Tone } from '../../../ui/Tag';

type Known = Pick<User, 'email_confirmed' | 'is_oauth'>;

/** How far an address is known to be its owner's. */
export function EmailMark({ user }: { user: Known }) {
  const { tone, words } = markOf(user);
  return (
    <span className="flex">
      <Tag tone={tone}>{words}</Tag>
    </span>
  );
}

function markOf(user: Known): { tone: Tone; words: string } {
  if (user.is_oauth) return { tone: 'info', words: 'Signs in with another service' };
  if (user.email_confirmed) return { tone: 'success', words: 'Confirmed' };
  return { tone: 'warning', words: 'Not confirmed' };
}
