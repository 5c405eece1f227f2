import { purposeOf } from './headings';
import { TITLE_LABELS } from './title-labels';

/** Lines that may be above the title; further down a label is about something else. */
const LINES_ABOVE = 6;
const LONGEST_TITLE = 10;
/**
 * Longer lines are not a title and say nothing about one. Thousands of blanks would be rescanned from each of them.
 */
const LONGEST_LINE = 200;
/** Names of a job description as a document, and labels of its title. */
const DOCUMENT = named(
  `job description|job posting|job advert|job advertisement|job ad|job opening|job offer|position description|role
    description|full job description|about the job|about this job|job details|vacancy|vacancy notice|vacancy announcement|job title|position
    title|we are hiring|we're hiring|now hiring`,
  'stellenbeschreibung|stellenausschreibung|stellenanzeige|stellenangebot',
  "offre d['’]emploi|fiche de poste|description de poste|description du poste",
  'oferta de empleo|descripción del puesto',
  'vacature|functieomschrijving',
);
/** What is said about a job before its title: where it is, and whose. */
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
/** A label that marks the title wherever it is at the top; 'Role: on site' would not be one. */
const SURE_TITLE = labelled(
  'job title|position title|position|stellenbezeichnung|intitulé du poste',
);
/** What follows such a label and is not a title. */
const NO_TITLE =
  /[:–-]\s*(?:full|part|permanent|temporary|temp|contract|seasonal|casual|intern(?:ship)?|remote|hybrid|open|\d)/i;
/** A section about the employer above the title: 'About Acme'. */
const EMPLOYER = /^(?:about (?!the (?:role|job|position))\S|who we are$)/i;
const SEEKS =
  /\b(?:sucht|suchen|recherche|recrute|busca|selecciona|precisa|zoekt|zoeken|seeks|is (?:seeking|recruiting|looking for))\b/i;
const ARTICLE = /^(?:eine[nr]?|ein|une?|deux|un[ao]?|een|twee|zwei|mehrere|an?|two) (?=\p{L})/iu;
const MARKS = /^[\s#*_]+|[\s#*_]+$/g;

/**
 * Where the line with the title begins, in a job description that starts with the name of the document ('Job
 * description') or with whose job it is ('Department: Finance'); 0 if the first line is the title as far as can be
 * told.
 */
export function titleBegins(text: string): number {
  const below = belowEmployer(text);
  if (below !== 0) return below;
  const sought = belowSeeker(text);
  return sought === 0 ? belowLabels(text) : sought;
}

/** Where the title begins below a sentence that ends with whom somebody seeks: 'The town of Fern seeks', 'a nursery teacher'. */
function belowSeeker(text: string): number {
  const opens = text.search(/\S/);
  const newline = text.indexOf('\n', opens);
  if (newline === -1 || newline - opens > LONGEST_LINE) return 0;
  const seeks = text.slice(opens, newline).trim();
  if (!SEEKS.test(seeks) || /[.!?]$/.test(seeks)) return 0;
  const next = text.slice(newline).search(/\S/);
  if (next === -1) return 0;
  const start = newline + next;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end === -1 ? text.length : Math.min(end, start + LONGEST_LINE));
  const article = ARTICLE.exec(line)?.[0] ?? '';
  return article === '' || !mayBeTitle(line.trim()) ? 0 : start + article.length;
}

/**
 * Where the line of the title begins below an introductory section about the employer: the first line after a blank
 * one that may be a title. 0 if there is no such section, or another follows it.
 */
function belowEmployer(text: string): number {
  let start = 0;
  let seen = 0;
  let isAfterBlank = false;
  while (start < text.length && seen < LINES_ABOVE) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const isLong = end - start > LONGEST_LINE;
    const line = isLong ? '' : text.slice(start, end).replace(MARKS, '').replaceAll('*', '');
    if (seen === 0 && line !== '' && !EMPLOYER.test(line)) return 0;
    if (seen === 0 && isLong) return 0;
    if (seen > 0 && isAfterBlank && line !== '' && (mayBeTitle(line) || TITLE.test(line)))
      return start;
    isAfterBlank = line.trim() === '' && !isLong;
    if (!isAfterBlank) seen++;
    if (isAfterBlank === false && seen > 1 && purposeOf(phraseOf(line)) !== null) return 0;
    start = end + 1;
  }
  return 0;
}

/** Where it begins below the name of the document and whose job it is. */
function belowLabels(text: string): number {
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
        return seen > 0 && mayBeTitle(line) ? start : labelledBelow(text, end);
      }
      seen++;
    }
    start = end + 1;
  }
  return 0;
}

/** Where a line begins that names the position, in the lines below one of the employer; 0 if none does. */
function labelledBelow(text: string, from: number): number {
  let start = from + 1;
  for (let seen = 1; start < text.length && seen < LINES_ABOVE; seen++) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    if (end - start > LONGEST_LINE) return 0;
    const line = text.slice(start, end).replace(MARKS, '').replaceAll('*', '');
    if (SURE_TITLE.test(line) && !NO_TITLE.test(line)) return start;
    start = end + 1;
  }
  return 0;
}

/** A sentence, a list item or a section heading is not a title: the section above it has its own meaning. */
function mayBeTitle(line: string): boolean {
  const words = line.split(/\s+/);
  const phrase = phraseOf(line);
  const isPoint = !/^\p{L}/u.test(line);
  return (
    words.length <= LONGEST_TITLE &&
    !isPoint &&
    !/[.:;!?]$/.test(line) &&
    purposeOf(phrase) === null
  );
}

function phraseOf(line: string): string {
  return line.split(/\s+/).join(' ').toLowerCase().replace(/[:'’]/g, '');
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
