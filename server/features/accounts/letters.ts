import { z } from 'zod';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { LetterWriters } from '../../mail/send-owed-mail';
import {
  accountErasedLetter,
  confirmLetter,
  newAddressLetter,
  oldAddressLetter,
  passwordChangedLetter,
  resetLetter,
} from './letter-texts';
import { after, CONFIRM_LINK_MS, RESET_LINK_MS } from './lifetimes';
import {
  emailKeyOf,
  findUserByEmail,
  isUnproven,
  lockUser,
  lockUserByEmail,
  type UserRow,
} from './store';
import { insertLink, type LinkKind } from './store-links';

type AccountLetters = Pick<
  LetterWriters,
  | 'confirm_email'
  | 'reset_password'
  | 'password_changed'
  | 'change_email'
  | 'email_changes'
  | 'account_erased'
>;

const OfAccount = z.object({ userId: z.uuid() });

/** The account that a link is mailed to, locked until the transaction ends; null when there is nothing to mail any more. */
type Addressee = (tx: Tx) => Promise<UserRow | null>;

/** How long a link of each kind is good. */
const LASTS_MS: Record<LinkKind, number> = {
  confirm_email: CONFIRM_LINK_MS,
  change_email: CONFIRM_LINK_MS,
  reset_password: RESET_LINK_MS,
};

/** The mails about an account. Each makes its link while it is written, so that no link lies anywhere but in the mail. */
export function accountLetters({ db, clock, config }: Deps): AccountLetters {
  /** The account is locked meanwhile: whoever voids its links does so before, and is seen, or after, and voids this one. */
  const linkFor = (kind: LinkKind, find: Addressee) =>
    db.transaction(async (tx) => {
      const user = await find(tx);
      if (!user) return null;
      const now = clock.now();
      const expiresAt = after(now, LASTS_MS[kind]);
      return { user, token: await insertLink(tx, { userId: user.id, kind, now, expiresAt }) };
    });
  const pageUrl = (page: string, token: string) =>
    `${config.publicUrl}/${page}?token=${encodeURIComponent(token)}`;
  const newPasswordUrl = `${config.publicUrl}/forgot-password`;

  return {
    async confirm_email(recipient) {
      const link = await linkFor('confirm_email', async (tx) => {
        const found = await lockUserByEmail(tx, recipient);
        return found && isUnproven(found) ? found : null;
      });
      if (!link) return null;
      const { user, token } = link;
      return confirmLetter(user.email, pageUrl('confirm-email', token), user.isOauth);
    },
    async reset_password(recipient) {
      const link = await linkFor('reset_password', (tx) => lockUserByEmail(tx, recipient));
      return link && resetLetter(link.user.email, pageUrl('forgot-password', link.token));
    },
    async password_changed(recipient) {
      const user = await findUserByEmail(db, recipient);
      return user && passwordChangedLetter(user.email, newPasswordUrl);
    },
    async change_email(recipient, data) {
      const { userId } = OfAccount.parse(data);
      const link = await linkFor('change_email', async (tx) => {
        const found = await lockUser(tx, userId);
        // Another wish has come in between, or none is left.
        return found && emailKeyOf(found.pendingEmail ?? '') === recipient ? found : null;
      });
      if (!link) return null;
      const { user, token } = link;
      return newAddressLetter(user.pendingEmail ?? recipient, pageUrl('confirm-email', token));
    },
    async email_changes(recipient) {
      const user = await findUserByEmail(db, recipient);
      return user && oldAddressLetter(user.email, newPasswordUrl);
    },
    account_erased: async (recipient) => accountErasedLetter(recipient),
  };
}
