import type { Folded } from './fold';
import type { Header } from './header';

/** How to reach a candidate; null for what the text does not say. */
export type Contact = {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const PHONE =
  /(?<![\p{L}\d./-])(?:\+|00)?\(?\d{1,4}\)?(?:[\s.\-/]*\(?\d{2,5}\)?){1,5}(?![\p{L}\d/])/gu;
const NAME_LABEL = /^\s*(?:full )?name\s*[:-]\s*([^\n|,]{3,50})/im;
const HONORIFIC = /^(?:name\s*[:-]\s*)?(?:(?:mr|mrs|ms|dr|prof)\.?\s+)?/i;
/** Digits of a phone number without and with the country. E.164 allows 15 at most. */
const PHONE_DIGITS = { fewest: 9, most: 15 };
const YEARS = /^(?:19|20)\d\d\s*[-–/.\s]\s*(?:19|20)\d\d$/;

/** Reads name, e-mail and phone. The name is the one the header shows, or what follows the label 'Name:'. */
export function readContact(text: string, header: Header, folded: Folded): Contact {
  const labelled = NAME_LABEL.exec(text)?.[1]?.trim();
  const written =
    header.name === null
      ? labelled
      : text.slice(header.name.start, header.name.end).replace(HONORIFIC, '');
  return {
    name: written === undefined || written === '' ? null : written,
    email: folded.text.includes('@') ? (EMAIL.exec(text)?.[0] ?? null) : null,
    phone: findPhone(text),
  };
}

function findPhone(text: string): string | null {
  for (const found of text.matchAll(PHONE)) {
    const written = found[0].trim();
    const digits = written.replace(/\D/g, '').length;
    if (
      digits >= PHONE_DIGITS.fewest &&
      digits <= PHONE_DIGITS.most &&
      !YEARS.test(written) &&
      !written.includes('\n')
    )
      return written;
  }
  return null;
}
