import { anyOf, phrasesOf } from '../any-of';
import { BOILERPLATE, BOILERPLATE_UNLESS_ASKED } from './boilerplate-phrases';

/** Words of a demand: with them, a sentence names its subject as something to know. */
const ASKED = anyOf([
  new RegExp(
    String.raw`\b${phrasesOf(
      'experienced?, knowledge, understanding, familiar, familiarity, proficient, proficiency, expertise, skills?, background',
    )} (?:in|of|with|as|on|at|using|[a-z]+ing)\b`,
  ),
  /\bexperience$/,
  /\bexperience (?:is )?(?:required|preferred|desired|desirable|essential|a plus)\b/,
  /\b(?:licen[cs]es?|licensed|certified)\b/,
  /^(?:conduct|perform|run|verify|administer|process|sell)\b/,
]);
/** Words with which the same things are offered, or asked of everybody. */
const OFFERED = new RegExp(
  String.raw`\b${phrasesOf(
    String.raw`we(?:'ll)?, our, your, offer\w*, provided?, provides, eligib\w+, receive, enjoy, perks, paid, match\w*, reimburse\w*,
      discount\w*, competitive, free, after, per hour, hourly, depending, must (?:pass|undergo|have no), pass, subject to`,
  )}\b`,
);

/** True if a sentence of a posting is about the employer, the offer, the law or how to apply. */
export function isBoilerplate(folded: string): boolean {
  if (BOILERPLATE.some((pattern) => pattern.test(folded))) return true;
  return (
    BOILERPLATE_UNLESS_ASKED.some((pattern) => pattern.test(folded)) &&
    (!ASKED.test(folded) || OFFERED.test(folded))
  );
}
