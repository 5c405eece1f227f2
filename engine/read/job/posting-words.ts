import type { ConceptMention } from '../../skills/mentions';
import { phrasesOf } from '../any-of';
import type { ScannedText } from '../scan';

const INSURES_CAR =
  /(?:\bproof of|\b(?:current|valid|adequate|own|your|minimum|liability|personal|indemnity|malpractice)) (?:(?:auto|automobile|car|vehicle|liability|indemnity|malpractice|professional) )*insurance$/;
const INSURANCE_REACH = 40;
const MAIL = /^e-?mails?$/;
/** Words of a posting about itself that are also fields of knowledge, with what shows it: 'we are hiring', 'reporting to'. */
const ABOUT_ITSELF: ReadonlyMap<string, { readonly before?: RegExp; readonly after?: RegExp }> =
  new Map([
    ['hiring', { before: /(?:\b(?:is|are|now|currently|actively)|'re) $/ }],
    ['recruiting', { before: /(?:\b(?:is|are|now|currently|actively)|'re) $/ }],
    [
      'recruitment',
      { after: /^ (?:agency|consultancy|firm|partner)\b|^.{0,10}\bfor (?:its|our|the) cl/ },
    ],
    ['internet', { before: /(?:hardwired|wired|speed|broadband|reliable) $/ }],
    ['reporting', { after: /^ (?:directly )?(?:in)?to\b/ }],
    ['ppe', { before: /\b(?:own|your|full) $/ }],
    [
      'driving',
      {
        after:
          /^ (?:record|history|abstract|the|our|a|an|growth|change|results|sales|performance|adoption|quality|innovation|improvements?|continuous|efficiency|revenue|business|engagement|value)\b/,
      },
    ],
  ]);
const ITSELF_REACH = 14;
const ADDRESSES =
  /^(?: id\b| address\b|\s*:|\s*[[(<]| (?:us|me|him|her|your|a|an|the) |\s*(?:resume|cv)\b| (?:to|at) )/;
const ADDRESS_REACH = 16;
const ACCREDITS = new Set(['accredited', 'approved', 'recognised', 'recognized', 'validated']);
const COURSE =
  /^[- ](?:accredited|approved|recogni[sz]ed|validated) (?:[a-z]+ ){0,2}(?:degrees?|courses?|programmes?|programs?|universit(?:y|ies)|schools?|bsc|msc|ba|ma)\b/;
const COURSE_REACH = 60;
const SEEKS = new RegExp(
  String.raw`^ ${phrasesOf(
    'company, firm, agency, start-?up, business, group, manufacturer, provider, retailer, consultancy, charity, studio, practice',
  )}(?: in [a-z]+)? (?:seeks|requires|needs|is (?:now |currently )?(?:seeking|looking|hiring|recruiting))\b`,
);
const SEEKS_REACH = 50;

/** True for a name with which a posting speaks of itself, of how to apply or of a car, and asks for no knowledge. */
export function isAboutPosting(scanned: ScannedText, mention: ConceptMention): boolean {
  return (
    isAddress(scanned, mention) ||
    isOfOwnCar(scanned, mention) ||
    isAboutItself(scanned, mention) ||
    isAccreditor(scanned, mention) ||
    isTradeOfEmployer(scanned, mention)
  );
}

/** 'The co-op is hiring' asks for no recruiter, and 'a clean driving record' for no driver. */
function isAboutItself({ folded, words }: ScannedText, { first, last }: ConceptMention): boolean {
  const cue = first === last ? ABOUT_ITSELF.get(words.word[first]?.form ?? '') : undefined;
  if (cue === undefined) return false;
  const start = words.start[first] ?? 0;
  const end = words.end[last] ?? 0;
  return (
    cue.before?.test(folded.text.slice(Math.max(0, start - ITSELF_REACH), start)) === true ||
    cue.after?.test(folded.text.slice(end, end + ITSELF_REACH)) === true
  );
}

/** 'A listed medical device company seeks an analyst' makes devices; who comes need not. */
function isTradeOfEmployer({ folded, words }: ScannedText, { last }: ConceptMention): boolean {
  const end = words.end[last] ?? 0;
  return SEEKS.test(folded.text.slice(end, end + SEEKS_REACH));
}

/** 'RICS accredited degree' and 'degree accredited by the RICS' ask for a degree, and for no member of the RICS. */
function isAccreditor({ folded, words }: ScannedText, { first, last }: ConceptMention): boolean {
  const by = words.word[first - 1]?.form === 'the' ? first - 2 : first - 1;
  if (words.word[by]?.form === 'by' && ACCREDITS.has(words.word[by - 1]?.form ?? '')) return true;
  if (!ACCREDITS.has(words.word[last + 1]?.form ?? '')) return false;
  const end = words.end[last] ?? 0;
  return COURSE.test(folded.text.slice(end, end + COURSE_REACH));
}

/** 'Proof of automobile insurance' is a document about one's car, not a field of knowledge. */
function isOfOwnCar({ folded, words }: ScannedText, { first, last }: ConceptMention): boolean {
  if (words.word[last]?.form !== 'insurance') return false;
  const start = words.start[first] ?? 0;
  return INSURES_CAR.test(folded.text.slice(Math.max(0, start - INSURANCE_REACH), words.end[last]));
}

/**
 * 'E-mail ID:', 'e-mail your resume' and 'e-mail [address]' say how to apply; 'phone and e-mail support' is work.
 */
function isAddress({ folded, words }: ScannedText, { first, last }: ConceptMention): boolean {
  if (!MAIL.test(words.word[first]?.form ?? '')) return false;
  const end = words.end[last] ?? 0;
  return ADDRESSES.test(folded.text.slice(end, end + ADDRESS_REACH));
}
