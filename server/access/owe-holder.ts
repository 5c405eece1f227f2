import type { Tx } from '../db/database';
import { type LetterKind, oweMail } from '../mail/owe-mail';
import type { Owner } from './find-owner';
import { mayMailStranger } from './rate-limits';

/**
 * Owes whoever holds an account a mail about what they did with it. While nobody has confirmed the address it may be a
 * stranger's, whom an account must not be a means to flood: then only so many an hour leave, and nobody is told.
 */
export async function oweHolder(
  tx: Tx,
  { emailKey: recipient, emailConfirmedAt }: Pick<Owner, 'emailKey' | 'emailConfirmedAt'>,
  { kind, now }: { kind: LetterKind; now: Date },
): Promise<void> {
  if (emailConfirmedAt === null && !(await mayMailStranger(tx, recipient, now))) return;
  await oweMail(tx, { kind, recipient, now });
}
