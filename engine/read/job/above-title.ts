import { purposeOf } from './headings';
import { TITLE_LABELS } from './title-labels';

/** Lines that may stand above the title; further down a label speaks of something else. */
const LINES_ABOVE = 6;
const LONGEST_TITLE = 10;
/** Longer lines are no title and say nothing of one. White space by the thousand would be looked through from each sign of it. */
const LONGEST_LINE = 200;
/** What a job description is called, and what stands over its title. */
const DOCUMENT = named(
  `job description|job posting|job advert|job advertisement|job ad|job opening|job offer|position description|role
    description|vacancy|vacancy notice|vacancy announcement|job title|position title|we are hiring|we're hiring|now hiring`,
  'stellenbeschreibung|stellenausschreibung|stellenanzeige|stellenangebot',
  "offre d['’]emploi|fiche de poste|description de poste|description du poste",
  'oferta de empleo|descripción del puesto',
  'vacature|functieomschrijving',
);
/** What is said of a job before its title is: where it is, and whose. */
const WHOSE = labelled(
  `company|company name|employer|organi[sz]ation|client|department|division|business unit|team|location|work location|city|
    date|date posted|posted|posting date|job id|job code|job number|job ref|reference|reference number|ref|ref no|requisition|requisition id|
    requisition number|req id|reports to|reporting to`,
  'firma|unternehmen|abteilung|bereich|standort|ort|datum|kennziffer',
  'entreprise|société|service|lieu|référence',
  'empresa|departamento|ubicación|lugar|referencia',
  'bedrijf|afdeling|locatie|plaats|datum',
);
const TITLE = labelled(TITLE_LABELS);
const MARKS = /^[\s#*_]+|[\s#*_]+$/g;

/**
 * Where the line with the title begins, in a job description that opens with what the document is called ('Job description') or
 * with whose job it is ('Department: Finance'); 0 where the first line is the title as far as anybody can tell.
 */
export function titleBegins(text: string): number {
  let start = 0;
  let seen = 0;
  while (start < text.length && seen < LINES_ABOVE) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    if (end - start > LONGEST_LINE) return 0;
    const line = text.slice(start, end).replace(MARKS, '').replaceAll('*', '');
    if (line !== '') {
      if (TITLE.test(line)) return seen === 0 ? 0 : start;
      if (!DOCUMENT.test(line) && !WHOSE.test(line)) {
        return seen > 0 && mayBeTitle(line) ? start : 0;
      }
      seen++;
    }
    start = end + 1;
  }
  return 0;
}

/** A sentence, a point of a list or the heading of a part is none: the part above it has a meaning of its own. */
function mayBeTitle(line: string): boolean {
  const words = line.split(/\s+/);
  const phrase = words.join(' ').toLowerCase().replace(/[:'’]/g, '');
  const isPoint = !/^\p{L}/u.test(line);
  return (
    words.length <= LONGEST_TITLE &&
    !isPoint &&
    !/[.:;!?]$/.test(line) &&
    purposeOf(phrase) === null
  );
}

function named(...names: string[]): RegExp {
  return new RegExp(`^(?:${oneLine(names)})[\\s:.!-]*$`, 'iu');
}

function labelled(...labels: string[]): RegExp {
  return new RegExp(`^(?:${oneLine(labels)})\\s*(?::|\\s[-–])\\s*\\S`, 'iu');
}

function oneLine(lists: readonly string[]): string {
  return lists.map((list) => list.replace(/\s*\n\s*/g, ' ').replaceAll('| ', '|')).join('|');
}
