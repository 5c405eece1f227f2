import { z } from 'zod';
import type { Deps } from '../../deps';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { after, CONFIRM_LINK_MS, RESET_LINK_MS } from './lifetimes';
import { emailKeyOf, findUser, findUserByEmail, insertLink, isUnproven } from './store';

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

/** The mails about an account. Each makes its link while it is written, so that no link lies anywhere but in the mail. */
export function accountLetters({ db, clock, config }: Deps): AccountLetters {
  const pageUrl = (page: string, token: string) =>
    `${config.publicUrl}/${page}?token=${encodeURIComponent(token)}`;

  return {
    async confirm_email(recipient) {
      const user = await findUserByEmail(db, recipient);
      if (!user || !isUnproven(user)) return null;
      const now = clock.now();
      const token = await insertLink(db, {
        userId: user.id,
        kind: 'confirm_email',
        now,
        expiresAt: after(now, CONFIRM_LINK_MS),
      });
      return writeLetter({
        to: user.email,
        subject: 'Confirm your e-mail address',
        paragraphs: ['Welcome to Candor.', CONFIRM[user.isOauth ? 'later' : 'first']],
        action: { label: 'Confirm my address', url: pageUrl('confirm-email', token) },
        note: 'You did not sign up? Then ignore this mail, and nothing will happen.',
      });
    },

    async reset_password(recipient) {
      const user = await findUserByEmail(db, recipient);
      if (!user) return null;
      const now = clock.now();
      const token = await insertLink(db, {
        userId: user.id,
        kind: 'reset_password',
        now,
        expiresAt: after(now, RESET_LINK_MS),
      });
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
      const user = await findUser(db, OfAccount.parse(data).userId);
      // Another wish has come in between, or none is left.
      if (!user?.pendingEmail || emailKeyOf(user.pendingEmail) !== recipient) return null;
      const now = clock.now();
      const token = await insertLink(db, {
        userId: user.id,
        kind: 'change_email',
        now,
        expiresAt: after(now, CONFIRM_LINK_MS),
      });
      return writeLetter({
        to: user.pendingEmail,
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
