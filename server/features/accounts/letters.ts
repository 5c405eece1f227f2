import type { Deps } from '../../deps';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { after, CONFIRM_LINK_MS, RESET_LINK_MS } from './lifetimes';
import { findUserByEmail, insertLink } from './store';

type AccountLetters = Pick<LetterWriters, 'confirm_email' | 'reset_password' | 'password_changed'>;

/** The mails about an account. Each makes its link while it is written, so that no link lies anywhere but in the mail. */
export function accountLetters({ db, clock, config }: Deps): AccountLetters {
  const pageUrl = (page: string, token: string) =>
    `${config.publicUrl}/${page}?token=${encodeURIComponent(token)}`;

  return {
    async confirm_email(recipient) {
      const user = await findUserByEmail(db, recipient);
      if (!user || user.emailConfirmedAt !== null) return null;
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
        paragraphs: [
          'Welcome to Candor.',
          'One step is left before you can match candidates: please confirm that this address is yours. The link works for 24 hours.',
        ],
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
  };
}
