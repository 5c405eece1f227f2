import type { Finding } from './check';

/** Who reads what people write into the contact form. */
export function checkContact(contactEmail: string | null): Finding {
  const subject = 'Contact form';
  if (contactEmail !== null)
    return { status: 'ok', subject, found: `messages are mailed to ${contactEmail}` };
  return {
    status: 'warn',
    subject,
    found: 'messages are kept in the database and mailed to nobody',
    fix: 'Set CONTACT_EMAIL to the address of whoever answers them.',
  };
}
