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

/** Who is notified of tickets waiting for an answer. */
export function checkSupport(supportEmail: string | null): Finding {
  const subject = 'Support tickets';
  if (supportEmail !== null)
    return { status: 'ok', subject, found: `${supportEmail} is told of those that wait` };
  return {
    status: 'warn',
    subject,
    found: 'those that wait are told to nobody; staff find them at /staff/support',
    fix: 'Set SUPPORT_EMAIL to the address of whoever answers them.',
  };
}
