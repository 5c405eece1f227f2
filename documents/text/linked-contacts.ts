import { type MarkedText, TextWriter } from './marked-text';

const MAIL = /^mailto:([\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6})(?:[?,;]|$)/i;
const TELEPHONE = /^tel:(\+?[\d().\s-]{7,25})$/i;

/** The last digits of a number are written alike with and without its country. */
const OWN_DIGITS = 7;

/**
 * A text with the e-mail address and the telephone number of its links, on separate lines at its end, unless it
 * already contains them: many resumes show an icon or the word 'E-mail' instead. Nothing else of a link is used, so
 * none can smuggle in words.
 *
 * @param links their targets, in document order; only those that a reader can see.
 */
export function withLinkedContacts(marked: MarkedText, links: readonly string[]): MarkedText {
  const contacts = linkedContacts(marked.text, links);
  if (contacts.length === 0) return marked;
  const writer = new TextWriter();
  writer.append(marked);
  for (const contact of contacts) {
    writer.breakLine();
    writer.write(contact);
  }
  writer.breakLine();
  return writer.finish();
}

function linkedContacts(text: string, links: readonly string[]): string[] {
  // Pictures of text are no text, whatever is linked from them.
  if (text.trim() === '') return [];
  const mail = text.includes('@') ? undefined : firstOf(links, MAIL);
  const telephone = firstOf(links, TELEPHONE);
  const isSaid =
    telephone === undefined || digits(text).includes(digits(telephone).slice(-OWN_DIGITS));
  return [mail, isSaid ? undefined : telephone].filter((contact) => contact !== undefined);
}

function firstOf(links: readonly string[], pattern: RegExp): string | undefined {
  for (const link of links) {
    const found = pattern.exec(link.replace(/%40/, '@').replace(/%20/g, ' ').trim())?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
