import type { ConceptMention } from '../../skills/mentions';
import { conceptAt } from '../../taxonomy/own-terms';
import { anyOf } from '../any-of';
import { DEGREE_LEVELS } from '../degree-names';
import type { DegreeMention } from '../degrees';
import type { ScannedText } from '../scan';
import type { Draft } from './draft';
import { draftFrom, importanceOf, orList } from './sentence-draft';
import type { Sentence } from './sentences';

/** Years or other proof that stand in for a degree. */
const INSTEAD = anyOf([
  /\bor (?:an? )?(?:additional )?(?:\d{1,2}|two|three|four|five|six|eight|ten)\+? (?:additional |more )?(?:years?|yrs?)\b/,
  /equivalent (?:work |professional |practical |relevant )?(?:experience|combination)/,
  /or equivalent/,
  /(?:and|or) experience/,
  /in lieu/,
  /equivalent (?:[a-z]+ )?experience/,
]);
/** A certificate that is accepted like the degree: 'degree or certificate in accounting'. */
const OR_CERTIFICATE =
  /\bdegree (?:or|\/) (?:an? )?(?:\w+ ){0,2}certificat(?:e|ion)\b|\bcertificat(?:e|ion) (?:or|\/) (?:an? )?(?:\w+'?s? ){0,2}degree\b/;
const DEGREE_NAMES = [
  'High school diploma',
  'Associate degree',
  "Bachelor's degree",
  "Master's degree",
  'Doctorate',
];
/** Degrees of any field that the taxonomy lists among fields of study. */
const NO_FIELD: ReadonlySet<string> = new Set([...DEGREE_NAMES, 'Vocational diploma', 'MBA']);
/** Doctorates that people call by the profession: nobody asks for a 'doctorate in law'. */
const PROFESSIONS: ReadonlySet<string> = new Set([
  'Law degree',
  'Medical degree',
  'Dentistry degree',
  'Veterinary degree',
  'Pharmacy degree',
]);
/** Fields that the text of a demand names; more would fill the screen. */
const MOST_SHOWN = 4;
const AROUND_FIELD = /^Degree in | degree$/g;
const DOCTORATE = DEGREE_LEVELS.indexOf('doctorate');

/** One demand for the lowest of the degrees that a sentence names, in any of its fields; empty if it names none. */
export function degreeDrafts(
  scanned: ScannedText,
  sentence: Sentence,
  degrees: readonly DegreeMention[],
  fields: readonly ConceptMention[],
): Draft[] {
  if (degrees.length === 0) return [];
  const level = Math.min(...degrees.map((degree) => degree.level));
  const fieldOf = ({ concept }: ConceptMention) => conceptAt(scanned.own, concept)?.name ?? '';
  const asked = fields.filter((field) => !NO_FIELD.has(fieldOf(field)));
  const profession = asked.map(fieldOf).find((field) => PROFESSIONS.has(field));
  const isProfession = level === DOCTORATE && profession !== undefined;
  const names = isProfession
    ? []
    : [...new Set(asked.map((field) => fieldOf(field).replace(AROUND_FIELD, '')))];
  const name = isProfession ? profession : (DEGREE_NAMES[level] ?? DEGREE_LEVELS[level] ?? '');
  const orExperience = INSTEAD.test(sentence.folded);
  const draft = draftFrom(sentence, {
    text: names.length > 0 ? `${name} in ${orList(names.slice(0, MOST_SHOWN))}` : name,
    kind: 'degree',
    // One of two ways is not a demand by itself.
    importance: OR_CERTIFICATE.test(sentence.folded) ? 'nice' : importanceOf(sentence),
    ask: { type: 'degree', level, fields: asked.map((mention) => mention.concept), orExperience },
    alternatives: orExperience ? [name, 'Equivalent experience'] : [],
  });
  return [draft];
}
