import { findOwnerAt } from '../../access/find-owner';
import type { Deps } from '../../deps';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';

/** The mails about passkeys. Whoever did not add or remove one has to hear of it. */
export function passkeyLetters({
  db,
  config,
}: Deps): Pick<LetterWriters, 'passkey_added' | 'passkey_removed'> {
  const settings = { label: 'Look at the settings', url: `${config.publicUrl}/settings#access` };
  return {
    async passkey_added(recipient) {
      const user = await findOwnerAt(db, recipient);
      if (!user) return null;
      return writeLetter({
        to: user.email,
        subject: 'A passkey was added',
        paragraphs: [
          'A passkey was added to your Candor account. It signs in without the password and without a code.',
          'If that was not you, remove it in the settings, which signs out everybody else, and set a new password.',
        ],
        action: settings,
        note: 'This mail is sent whenever a passkey is added.',
      });
    },

    async passkey_removed(recipient) {
      const user = await findOwnerAt(db, recipient);
      if (!user) return null;
      return writeLetter({
        to: user.email,
        subject: 'A passkey was removed',
        paragraphs: [
          'A passkey of your Candor account was removed. It opens nothing any more, and other sessions were signed out.',
          'If that was not you, set a new password at once and look at the passkeys that are left.',
        ],
        action: settings,
        note: 'This mail is sent whenever a passkey is removed.',
      });
    },
  };
}
