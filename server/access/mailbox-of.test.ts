import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of';

const keyOf = (email: string) => {
  const { name, domains } = mailboxOf(email);
  return `${name}@${domains[0]}`;
};

test.each([
  ['odile.brandt@gmail.com', 'odilebrandt@gmail.com'],
  [' O.dile.Brandt+jobs@GoogleMail.com', 'odilebrandt@gmail.com'],
  ['odile+a+b@outlook.com', 'odile@outlook.com'],
  ['odile+a@proton.me', 'odile@proton.me'],
])('%s leads to the mailbox of %s', (email, mailbox) => {
  expect(keyOf(email)).toBe(mailbox);
});

test.each([
  // Dots count where nobody says otherwise.
  ['odile.brandt@outlook.com', 'odilebrandt@outlook.com'],
  // One name at two providers may be two people.
  ['odile@outlook.com', 'odile@hotmail.com'],
  // A company may give tags to people.
  ['hiring+anna@acme.example', 'hiring+ben@acme.example'],
  ['odile@gmail.com.example', 'odile@gmail.com'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test('an address with nothing before its plus is left as it is', () => {
  expect(keyOf('+odile@gmail.com')).toBe('+odile@gmail.com');
});
