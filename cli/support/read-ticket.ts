import type { HistoryMessage } from '@candor/domain/model/support';
import { showConversation } from '@candor/server/features/support/staff/show-conversation';
import { plain } from '../output/fit';
import { type Desk, shortId, ticketNamed } from './desk';

const AT_ONCE = 100;

/** Who asks, and everything that was said. */
export async function readTicket(desk: Desk, name: string): Promise<string> {
  const ticket = await ticketNamed(desk, name);
  const { id, status, subject, type, priority, user_name, user_email, user_plan } = ticket;
  const head = [
    `${shortId(id)}  ${plain(subject)}`,
    `${plain(user_name)} <${plain(user_email)}>, ${user_plan}`,
    `${type}, ${priority === null ? 'by e-mail' : `${priority} priority`}, ${status}`,
  ];
  const said = await everythingSaid(desk, id);
  return [...head, ...said.map(messageLines)].join('\n');
}

async function everythingSaid({ db }: Desk, ticketId: string): Promise<HistoryMessage[]> {
  let said: HistoryMessage[] = [];
  for (let hasMore = true; hasMore; ) {
    const before = said[0]?.id;
    const page = await showConversation(db, ticketId, { before, limit: AT_ONCE });
    said = [...page.messages, ...said];
    hasMore = page.has_more;
  }
  return said;
}

function messageLines({ timestamp, is_from_support, user, message }: HistoryMessage): string {
  const author = is_from_support ? plain(user ?? 'Support') : 'They';
  const lines = message.split('\n').map((line) => `  ${plain(line)}`);
  return ['', `${timestamp.slice(0, 16).replace('T', ' ')}  ${author}`, ...lines].join('\n');
}
