import type { Folded } from './fold';
import type { Header } from './header';
import { findPhone } from './phone';

/** Contact details of a candidate; null for what the text does not say. */
export type Contact = {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const NAME_LABEL =
  /^\s*(?:full name|name|vor- und nachname|nom|nombre|naam|nom et prénom|nombre y apellidos)\s*(?:[:-]|\t| {3})\s*([^\n|,]{3,50})/im;
const HONORIFIC =
  /^(?:name\s*[:-]\s*)?(?:(?:lebenslauf|curr[ií]culum v[ií]tae|cv)(?:\s+(?:von|de|van)\b)?\s+)?(?:(?:(?:mr|mrs|ms|dr|prof)\.?|(?:lic|ing|mag|dipl\.-ing)\.)\s+)*/i;
/** Reads name, e-mail and phone. The name is the one in the header, or what follows the label 'Name:'. */
export function readContact(text: string, header: Header, folded: Folded): Contact {
  const written =
    header.name === null
      ? NAME_LABEL.exec(text)?.[1]?.trim()
      : text
          .slice(header.name.start, header.name.end)
          .replace(/\s*\n\s*/, ' ')
          .replace(HONORIFIC, '');
  return {
    name: written === undefined || written === '' ? null : written,
    email: folded.text.includes('@') ? (EMAIL.exec(text)?.[0] ?? null) : null,
    phone: findPhone(text),
  };
}
