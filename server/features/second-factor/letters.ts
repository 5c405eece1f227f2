import { findOwnerAt } from '../../access/find-owner';
import { countRecoveryCodes } from '../../access/second-factor/store';
import type { Deps } from '../../deps';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';

type SecondFactorLetters = Pick<
  LetterWriters,
  'second_factor_on' | 'second_factor_off' | 'recovery_code_used'
>;

/** The mails about a second factor. Whoever did not do it has to hear of it. */
export function secondFactorLetters({ db, config }: Deps): SecondFactorLetters {
  const settings = { label: 'Look at the settings', url: `${config.publicUrl}/settings#access` };
  const reset = { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` };
  return {
    async second_factor_on(recipient) {
      const user = await findOwnerAt(db, recipient);
      if (!user) return null;
      return writeLetter({
        to: user.email,
        subject: 'Two-step sign-in is on',
        paragraphs: [
          'Signing in to your Candor account now asks for a code of your authenticator app, too. Other sessions were signed out.',
          'Keep the recovery codes where you find them without your phone. If that was not you, write to our support.',
        ],
        action: settings,
        note: 'This mail is sent whenever two-step sign-in is switched on.',
      });
    },

    async second_factor_off(recipient) {
      const user = await findOwnerAt(db, recipient);
      if (!user) return null;
      return writeLetter({
        to: user.email,
        subject: 'Two-step sign-in is off',
        paragraphs: [
          'Signing in to your Candor account asks for no code any more. Other sessions were signed out.',
          'If that was not you, set a new password at once and switch it on again.',
        ],
        action: reset,
        note: 'This mail is sent whenever two-step sign-in is switched off.',
      });
    },

    async recovery_code_used(recipient) {
      const user = await findOwnerAt(db, recipient);
      if (!user) return null;
      const left = await countRecoveryCodes(db, user.id);
      return writeLetter({
        to: user.email,
        subject: 'A recovery code was used',
        paragraphs: [
          `A recovery code of your Candor account has just been used. ${leftWords(left)}`,
          'If that was not you, set a new password at once and make new recovery codes in the settings.',
        ],
        action: settings,
        note: 'This mail is sent whenever a recovery code is used.',
      });
    },
  };
}

function leftWords(left: number): string {
  if (left === 0) return 'None is left: make new ones in the settings.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
}
