import type { ConceptMention } from '../../skills/mentions';
import { conceptAt } from '../../taxonomy/own-terms';
import type { ConceptKind } from '../../taxonomy/types';
import type { DegreeMention } from '../degrees';
import { FIELD_WORDS } from '../fields-of-study';
import type { ScannedText } from '../scan';
import type { Sentence } from './sentences';

/** What may be studied, as well as known without a degree. */
const SUBJECTS: ReadonlySet<ConceptKind> = new Set(['skill', 'method', 'degree_field']);
/** How further fields begin, which elsewhere are rather work. */
const WORKED_FIELDS: ReadonlySet<string> = new Set(
  'actuarial artificial life logistics machine natural operations quantity sales supply'.split(' '),
);
/** Words between a degree and its fields, which only lead to them. */
const LEADING: ReadonlySet<string> = new Set(
  `s degree degrees qualification major majors field fields subject subjects discipline disciplines area areas in of a an any
  the or and eg e g ie i e such as like including preferably ideally related relevant similar quantitative technical scientific numerate
  analytical stem science sciences 1 2 1st 2nd first second upper lower class above better minimum equivalent arts honours hons honors it qualified educated level`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** What follows a subject that is to be known from work: 'a degree and accounting experience'. */
const FROM_WORK: ReadonlySet<string> = new Set(
  'experience background skills skill knowledge software systems tools principles certification certificate license licence'.split(
    ' ',
  ),
);

/**
 * The subjects that a sentence asks a degree in: any of 'a bachelor's in Statistics, Economics or a related field' will do, and
 * none of them is asked for besides. They follow the degree with nothing but each other between, and none is to be known from
 * work.
 */
export function studiedFields(
  scanned: ScannedText,
  sentence: Sentence,
  degrees: readonly DegreeMention[],
  mentions: readonly ConceptMention[],
): ConceptMention[] {
  const { word } = scanned.words;
  const formAt = (at: number): string => word[at]?.form ?? '';
  const beginsField = (at: number): boolean =>
    FIELD_WORDS.has(formAt(at)) || WORKED_FIELDS.has(formAt(at));
  const isSubject = ({ concept, first, last }: ConceptMention): boolean =>
    beginsField(first) &&
    SUBJECTS.has(conceptAt(scanned.own, concept)?.kind ?? 'tool') &&
    !(last < sentence.last && FROM_WORK.has(formAt(last + 1)));
  const fields: ConceptMention[] = [];
  for (const { last: degree } of degrees) {
    for (let at = degree + 1; at <= sentence.last; at++) {
      const mention = mentions.find(({ first }) => first === at);
      if (mention !== undefined && isSubject(mention)) {
        fields.push(mention);
        at = mention.last;
      } else if (!LEADING.has(formAt(at)) && !FIELD_WORDS.has(formAt(at))) break;
    }
  }
  return [...new Set(fields)];
}
