import { writeLetter } from '../../mail/letter';
import type { Mail } from '../../ports/mailer';

/** Somebody signed in by another service can start before the address is confirmed. */
const CONFIRM = {
  first:
    'One step is left before you can match candidates: please confirm that this address is yours. The link works for 24 hours.',
  later:
    'You came in with this address: please confirm that it is yours, so that news about your work can be sent to it. The link works for 24 hours.',
};

/** Welcomes to an account. `canStart` says that it works before the address is confirmed. */
export function confirmLetter(to: string, url: string, canStart: boolean): Mail {
  return writeLetter({
    to,
    subject: 'Confirm your e-mail address',
    paragraphs: ['Welcome to Candor.', CONFIRM[canStart ? 'later' : 'first']],
    action: { label: 'Confirm my address', url },
    note: 'You did not sign up? Then ignore this mail, and nothing will happen.',
  });
}

/** The way to a new password, for whoever has forgotten theirs. */
export function resetLetter(to: string, url: string): Mail {
  return writeLetter({
    to,
    subject: 'Set a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for your Candor account.',
      'The link works once and for one hour. Setting a new password signs you out everywhere.',
    ],
    action: { label: 'Set a new password', url },
    note: 'You did not ask for it? Then ignore this mail: your password stays as it is.',
  });
}

/** The warning after a password was changed; `url` leads to another one. */
export function passwordChangedLetter(to: string, url: string): Mail {
  return writeLetter({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Candor account has just been changed, and other sessions were signed out.',
      'If that was not you, set a new password at once.',
    ],
    action: { label: 'Set a new password', url },
    note: 'This mail is sent after every change of a password.',
  });
}

/** To an address that is to become the account's. */
export function newAddressLetter(to: string, url: string): Mail {
  return writeLetter({
    to,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Somebody, hopefully you, wants to use this address for a Candor account.',
      'Once you confirm it you sign in with it, and mail comes here. The link works for 24 hours; until you follow it nothing changes.',
    ],
    action: { label: 'Use this address', url },
    note: 'You did not ask for it? Then ignore this mail, and nothing will happen.',
  });
}

/** The warning to the address that another one is to replace; `url` leads to a new password. */
export function oldAddressLetter(to: string, url: string): Mail {
  return writeLetter({
    to,
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      'A new e-mail address was entered for your Candor account. It takes the place of this one as soon as it is confirmed there.',
      'If that was not you, set a new password at once: it signs out everybody else and stops the change.',
    ],
    action: { label: 'Set a new password', url },
    note: 'This mail is sent whenever a new address is entered.',
  });
}

/** The last word to an account that is gone. */
export function accountErasedLetter(to: string): Mail {
  return writeLetter({
    to,
    subject: 'Your account was erased',
    paragraphs: [
      'Your Candor account was erased as you asked, with every job, resume, result, note and key in it.',
      'It cannot be brought back. You are welcome to open a new one.',
    ],
    note: 'This is the last mail about this account.',
  });
}
