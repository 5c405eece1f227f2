/** Where the letters to an address arrive. */
export type Mailbox = {
  /** The part before the @, without what its provider ignores. */
  name: string;
  /** The domains that lead there, the main one first. */
  domains: readonly [string, ...string[]];
  /** Whether more than one address leads there, and how they may differ. */
  ignores: 'nothing' | 'tag' | 'tag and dots';
};

/** Dots count for nothing there: https://support.google.com/mail/answer/7436150. */
const GMAIL = ['gmail.com', 'googlemail.com'] as const;

/** Other providers of private mailboxes that deliver an address with a tag, which follows a plus, to whoever has the one without. */
const WITH_TAGS: ReadonlySet<string> = new Set([
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'fastmail.com',
  'fastmail.fm',
]);

/**
 * The mailbox behind an address. Under any other domain each address is taken for one of its own: a company may give
 * the tags of one address to several people.
 */
export function mailboxOf(email: string): Mailbox {
  const key = email.trim().toLowerCase();
  const at = key.lastIndexOf('@');
  const local = key.slice(0, at);
  const domain = key.slice(at + 1);
  const [untagged = ''] = local.split('+', 1);
  const undotted = untagged.replaceAll('.', '');
  if (undotted !== '' && GMAIL.some((one) => one === domain)) {
    return { name: undotted, domains: GMAIL, ignores: 'tag and dots' };
  }
  if (untagged !== '' && WITH_TAGS.has(domain)) {
    return { name: untagged, domains: [domain], ignores: 'tag' };
  }
  return { name: local, domains: [domain], ignores: 'nothing' };
}
