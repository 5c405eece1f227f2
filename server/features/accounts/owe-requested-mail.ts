import { countMailWish, mayMail } from '../../access/rate-limits';
import type { Deps } from '../../deps';
import { type LetterKind, oweMail } from '../../mail/owe-mail';
import { emailKeyOf } from './store';

/**
 * Owes a mail that anybody may wish for to any address, should it have an account. Nothing tells whether it has.
 *
 * @throws AppError 429 after too many wishes from one place.
 */
export async function oweRequestedMail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: LetterKind,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  const now = clock.now();
  const recipient = emailKeyOf(email);
  await countMailWish(db, { email: recipient, ip, now });
  if (await mayMail(db, recipient, now)) await oweMail(db, { kind, recipient, now });
}
