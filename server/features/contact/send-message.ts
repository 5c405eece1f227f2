import type { ContactBody } from '@candor/domain/model/contact';
import { countAgainst } from '../../access/rate-limits';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import { insertMessage } from './store';

/**
 * Stores a message and queues it for the operator's contact address, so that no mail outage loses one. A message
 * whose hidden field is filled comes from a bot and is dropped.
 *
 * @throws AppError 429 after too many messages from one place.
 */
export async function sendMessage(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { website, ...message }: ContactBody,
  ip: string,
): Promise<void> {
  const now = clock.now();
  await countAgainst('contactMessage', { db, subject: ip, now });
  if (website?.trim()) return;
  const recipient = config.contactEmail;
  await db.transaction(async (tx) => {
    const messageId = await insertMessage(tx, message, now);
    if (recipient === null) return;
    await oweMail(tx, { kind: 'contact_message', recipient, now, data: { messageId } });
  });
}
