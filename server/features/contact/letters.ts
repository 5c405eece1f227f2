import { z } from 'zod';
import type { Deps } from '../../deps';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { findMessage } from './store';

const Reference = z.object({ messageId: z.uuid() });

/** The mail that brings a message of the contact form to the operator. */
export function contactLetters({ db }: Pick<Deps, 'db'>): Pick<LetterWriters, 'contact_message'> {
  return {
    async contact_message(recipient, data) {
      const found = await findMessage(db, Reference.parse(data).messageId);
      if (!found) return null;
      const { name, email, company, phone, subject, message } = found;
      const from = [`${name} <${email}>`, company, phone].filter((part) => part !== null);
      return writeLetter({
        to: recipient,
        subject: `Contact: ${subject}`,
        paragraphs: [`From: ${from.join(', ')}`, ...message.split(/\n\s*\n/)],
        note: `Sent through the contact form. Answer to ${email}, not to this mail.`,
      });
    },
  };
}
