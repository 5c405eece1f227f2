import { phrasesOf } from './any-of';
import type { Folded } from './fold';
import type { Header } from './header';
import { findPhone } from './phone';

/** Contact details of a candidate; null for what the text does not say. */
export type Contact = {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

/** From the beginning of its run of signs: otherwise a run without an address would be looked through from each of them. */
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
/**
 * How forms label a name, the common European one in each language that is read among them. The blanks are bounded:
 * thousands of them would be divided in every way between the two sides of the sign.
 */
const NAME_LABEL = new RegExp(
  String.raw`^[ \t|]*${phrasesOf(
    String.raw`(?:full |candidate )?name,
      (?:first|given) ?names?(?:\(s\))? ?[/&] ?(?:surname|last name|family name)s?(?:\(s\))?,
      (?:surname|last name|family name)s?(?:\(s\))? ?[/&] ?(?:first|given) ?names?(?:\(s\))?,
      vor- und nachname, vorname(?:\(n\))? ?\/ ?(?:nach|familien)name(?:\(n\))?, (?:nach|familien)name(?:\(n\))? ?\/ ?vorname(?:\(n\))?,
      nom(?:\(s\))?(?: et | ?\/ ?)prénom(?:\(s\))?, prénom(?:\(s\))?(?: et | ?\/ ?)nom(?:\(s\))?, nom,
      nombre(?:\(s\))?(?: y | ?\/ ?)apellido(?:s|\(s\)), apellido(?:s|\(s\)) ?\/ ?nombre(?:\(s\))?, nombre,
      voornaam(?:en)? ?\/ ?achternaam, achternaam ?\/ ?voornaam, voor- en achternaam, naam`,
  )}\s{0,40}(?:[:|-]|\t| {3})\s{0,40}((?:(?! {3})[^\n|,\t]){3,50})`,
  'im',
);
const HONORIFIC =
  /^(?:name\s*[:-]\s*)?(?:(?:lebenslauf|curr[ií]culum v[ií]tae|cv)(?:\s+(?:von|de|van)\b)?\s*[:–-]?\s+)?(?:(?:(?:mr|mrs|ms|dr|prof)\.?|(?:lic|ing|mag|dipl\.-ing)\.)\s+)*/i;
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
