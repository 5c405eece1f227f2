import type { ConceptMention } from '../../skills/mentions';
import type { ScannedText } from '../scan';

const INSURES_CAR =
  /(?:\bproof of|\b(?:current|valid|adequate|own|your|minimum|liability|personal)) (?:(?:auto|automobile|car|vehicle|liability) )*insurance$/;
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
    ['driving', { after: /^ (?:record|history|abstract)\b/ }],
  ]);
const ITSELF_REACH = 14;
const ADDRESSES =
  /^(?: id\b| address\b|\s*:|\s*[[(<]| (?:us|me|him|her|your|a|an|the) |\s*(?:resume|cv)\b| (?:to|at) )/;
const ADDRESS_REACH = 16;

/** True for a name with which a posting speaks of itself, of how to apply or of a car, and asks for no knowledge. */
export function isAboutPosting(scanned: ScannedText, mention: ConceptMention): boolean {
  return (
    isAddress(scanned, mention) || isOfOwnCar(scanned, mention) || isAboutItself(scanned, mention)
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
