import { z } from 'zod';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { after, CONFIRM_LINK_MS, RESET_LINK_MS } from './lifetimes';
import {
  emailKeyOf,
  findUserByEmail,
  insertLink,
  isUnproven,
  type LinkKind,
  lockUser,
  lockUserByEmail,
  type UserRow,
} from './store';

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

/** Somebody signed in by another service can start before the address is confirmed. */
const CONFIRM = {
  first:
    'One step is left before you can match candidates: please confirm that this address is yours. The link works for 24 hours.',
  later:
    'You came in with this address: please confirm that it is yours, so that news about your work can be sent to it. The link works for 24 hours.',
};

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

  return {
    async confirm_email(recipient) {
      const link = await linkFor('confirm_email', async (tx) => {
        const found = await lockUserByEmail(tx, recipient);
        return found && isUnproven(found) ? found : null;
      });
      if (!link) return null;
      const { user, token } = link;
      return writeLetter({
        to: user.email,
        subject: 'Confirm your e-mail address',
        paragraphs: ['Welcome to Candor.', CONFIRM[user.isOauth ? 'later' : 'first']],
        action: { label: 'Confirm my address', url: pageUrl('confirm-email', token) },
        note: 'You did not sign up? Then ignore this mail, and nothing will happen.',
      });
    },

    async reset_password(recipient) {
      const link = await linkFor('reset_password', (tx) => lockUserByEmail(tx, recipient));
      if (!link) return null;
      const { user, token } = link;
      return writeLetter({
        to: user.email,
        subject: 'Set a new password',
        paragraphs: [
          'Somebody, hopefully you, asked for a new password for your Candor account.',
          'The link works once and for one hour. Setting a new password signs you out everywhere.',
        ],
        action: { label: 'Set a new password', url: pageUrl('forgot-password', token) },
        note: 'You did not ask for it? Then ignore this mail: your password stays as it is.',
      });
    },

    async password_changed(recipient) {
      const user = await findUserByEmail(db, recipient);
      if (!user) return null;
      return writeLetter({
        to: user.email,
        subject: 'Your password was changed',
        paragraphs: [
          'The password of your Candor account has just been changed, and other sessions were signed out.',
          'If that was not you, set a new password at once.',
        ],
        action: { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` },
        note: 'This mail is sent after every change of a password.',
      });
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
      return writeLetter({
        to: user.pendingEmail ?? recipient,
        subject: 'Confirm your new e-mail address',
        paragraphs: [
          'Somebody, hopefully you, wants to use this address for a Candor account.',
          'Once you confirm it you sign in with it, and mail comes here. The link works for 24 hours; until you follow it nothing changes.',
        ],
        action: { label: 'Use this address', url: pageUrl('confirm-email', token) },
        note: 'You did not ask for it? Then ignore this mail, and nothing will happen.',
      });
    },

    async email_changes(recipient) {
      const user = await findUserByEmail(db, recipient);
      if (!user) return null;
      return writeLetter({
        to: user.email,
        subject: 'Your e-mail address is about to change',
        paragraphs: [
          'A new e-mail address was entered for your Candor account. It takes the place of this one as soon as it is confirmed there.',
          'If that was not you, set a new password at once: it signs out everybody else and stops the change.',
        ],
        action: { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` },
        note: 'This mail is sent whenever a new address is entered.',
      });
    },

    account_erased: async (recipient) =>
      writeLetter({
        to: recipient,
        subject: 'Your account was erased',
        paragraphs: [
          'Your Candor account was erased as you asked, with every job, resume, result, note and key in it.',
          'It cannot be brought back. You are welcome to open a new one.',
        ],
        note: 'This is the last mail about this account.',
      }),
  };
}
