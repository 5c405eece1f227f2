import { anyOf, phrasesOf } from '../read/any-of';
import type { ScannedText } from '../read/scan';
import { licenceOfFamily } from '../taxonomy/data/profession-licences';
import { type TaxonomyIndex, taxonomyIndex } from '../taxonomy/index-taxonomy';
import { withDrivingPapers } from './driving-papers';
import type { ConceptMention, TitleMention } from './mentions';
import { seriesNumbers } from './series-numbers';

const NONE = -1;
const REACH = 64;
/** Words on both sides in which a licence that is named itself makes the title beside it say nothing more. */
const NAMED_BESIDE = 4;
/** 'Licensed pharmacist', 'registered and licensed clinical psychologist', up to the title. */
const LICENSED =
  /(?:^|[^a-z-])(?:licen[cs]ed|registered)(?: (?:and|or|licen[cs]ed|registered|certified|professional|clinical|state|independent|as|an?|with the state)){0,4} $/;
const SAYS_LICENSED = new Set(['licensed', 'registered']);
/** 'Licensure: registered nurse', 'active license as a registered nurse'. */
const LICENCE_AS =
  /(?:^|[^a-z])(?:licen[cs]e|licen[cs]ure|registration)(?: to practi[cs]e)?(?: as|:| -| –)(?: an?)? $/;
/** 'Admitted as a solicitor', 'qualified solicitor'. */
const ADMITTED = /(?:^|[^a-z])(?:admitted|qualified|admission)(?: as)?(?: an?)? $/;
const ADMITTED_AFTER =
  /^,? ?\(?(?:admitted|qualified|pqe)\b|^,?(?: \(?\d{4}\)?)?,? ?\(?of england (?:and|&) wales\b/;
/** 'Registered nurse with current state license', 'pharmacist, licensed in Ohio', 'nurse, state of Ohio, #12'. */
const LICENCE_BEHIND = anyOf([
  new RegExp(
    String.raw`^(?: \([a-z]{2,5}\))?,? (?:with|holding|and) (?:an? |your |own |the )?(?:${phrasesOf(
      'active, current, valid, unrestricted, unencumbered, clear, state, full, good, multistate, compact, professional, appropriate, relevant',
    )},? (?:and )?){0,4}(?:licen[cs]e|licen[cs]ure)\b`,
  ),
  /^(?: \([a-z]{2,5}\))?[,:]? [(]?(?:licen[cs]ed|licen[cs]e (?:no|number|#)|registered (?:in|with|since))/,
  /^,? \(?state of [a-z]/,
  /^(?: \([a-z]{2,5}\))?,? (?:licen[cs]e )?(?:#|no\.) ?[a-z]{0,3}[- ]?\d/,
  /^ in good standing\b/,
  /^(?:'?s)? licen[cs](?:e|ure)\b/,
]);
/** Of somebody else: 'under a licensed electrician', 'assisted licensed pharmacists'. */
const OF_OTHERS = new RegExp(
  String.raw`\b${phrasesOf(
    `under, assist[a-z]*, support[a-z]*, supervis[a-z]*, help[a-z]*, alongside, with, by, other, team of, train[a-z]*, manag[a-z]*, hir[a-z]*,
     recruit[a-z]*, report[a-z]* to`,
  )}(?: [a-z]+){0,3} $`,
);

/**
 * The names in a text, with the licences that people name by their profession: 'licensed pharmacist', 'Registered Nurse, State of Ohio',
 * 'solicitor (admitted 2022)'. No list of names has room for every way to word one.
 */
export function withLicences(
  scanned: ScannedText,
  concepts: readonly ConceptMention[],
  titles: readonly TitleMention[],
): ConceptMention[] {
  const licences = licencesByTitle();
  const found: ConceptMention[] = [];
  for (const title of titles) {
    const licence = title.nested ? NONE : (licences[title.title] ?? NONE);
    if (licence === NONE || !isLicensed(scanned, title, licence)) continue;
    found.push({ concept: licence, first: title.first, last: title.last, canonical: false });
  }
  const driving = withDrivingPapers(scanned, concepts);
  const held = driving.filter((mention) => !isLicenceOfOthers(scanned, mention));
  const added = [
    ...found.filter((mention) => !isNamedBeside(held, mention)),
    ...seriesNumbers(scanned, held),
  ];
  return added.length === 0 ? held : [...held, ...added].sort((a, b) => a.first - b.first);
}

/** 'Worked under a licensed electrician' shows no licence. */
function isLicenceOfOthers(
  { words, lines, folded }: ScannedText,
  { first, last }: ConceptMention,
): boolean {
  if (first === last || words.word[first]?.form !== 'licensed') return false;
  const start = words.start[first] ?? 0;
  const opens = lines.start[words.line[first] ?? 0] ?? 0;
  return OF_OTHERS.test(folded.text.slice(Math.max(opens, start - REACH), start));
}

function isLicensed(
  { words, lines, folded }: ScannedText,
  { first, last }: TitleMention,
  licence: number,
): boolean {
  const row = words.line[first] ?? 0;
  const start = words.start[first] ?? 0;
  const end = words.end[last] ?? 0;
  const before = folded.text.slice(Math.max(lines.start[row] ?? 0, start - REACH), start);
  const after = folded.text.slice(end, Math.min(lines.end[row] ?? end, end + REACH));
  // A title of the map may say so itself: 'registered pharmacist', but every nurse is called registered.
  const says = SAYS_LICENSED.has(words.word[first]?.form ?? '') && first < last;
  if (says && words.word[last]?.form !== 'nurse') return !OF_OTHERS.test(before);
  const isLaw = licence === lawLicences().bar || licence === lawLicences().solicitor;
  const opens =
    LICENSED.exec(before) ?? LICENCE_AS.exec(before) ?? (isLaw ? ADMITTED.exec(before) : null);
  if (opens !== null) return !OF_OTHERS.test(`${before.slice(0, opens.index + 1)} `.trimStart());
  const closes = LICENCE_BEHIND.test(after) || (isLaw && ADMITTED_AFTER.test(after));
  return closes && !OF_OTHERS.test(before);
}

/** Whether the same licence is named by itself next to the title. Mentions stand in text order. */
function isNamedBeside(
  concepts: readonly ConceptMention[],
  { concept, first, last }: ConceptMention,
): boolean {
  let low = 0;
  let high = concepts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((concepts[middle]?.last ?? 0) < first - NAMED_BESIDE) low = middle + 1;
    else high = middle;
  }
  for (let at = low; (concepts[at]?.first ?? last + NAMED_BESIDE + 1) <= last + NAMED_BESIDE; at++)
    if (concepts[at]?.concept === concept) return true;
  return false;
}

let built: Int32Array | null = null;

/** By title: the licence of all families that use it; -1 for most. */
function licencesByTitle(): Int32Array {
  built ??= readLicences(taxonomyIndex());
  return built;
}

function readLicences({ titles, families, conceptByName }: TaxonomyIndex): Int32Array {
  const licences = families.map(({ id }) => licenceOfFamily(id));
  return Int32Array.from(titles, ({ forms, families: owners, field, plural }) => {
    if (field || plural) return NONE;
    const name = licences[owners[0] ?? NONE];
    if (name === undefined || owners.some((owner) => licences[owner] !== name)) return NONE;
    if (forms.includes('solicitor')) return lawLicences().solicitor;
    if (forms.includes('conveyancer')) return lawLicences().conveyancer;
    return conceptByName.get(name) ?? NONE;
  });
}

/** The licence under which the work of a family is done; null if none is known. */
export function licenceOfTrade(family: number): number | null {
  const { families, conceptByName } = taxonomyIndex();
  return conceptByName.get(licenceOfFamily(families[family]?.id ?? '') ?? '') ?? null;
}

/** Those called to the bar, those admitted to the roll and conveyancers have licences of their own. */
function lawLicences(): { bar: number; solicitor: number; conveyancer: number } {
  const { conceptByName } = taxonomyIndex();
  return {
    bar: conceptByName.get('Bar admission') ?? NONE,
    solicitor: conceptByName.get('Solicitor qualification') ?? NONE,
    conveyancer: conceptByName.get('Licensed conveyancer qualification') ?? NONE,
  };
}
