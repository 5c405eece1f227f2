import { anyOf } from '../any-of';

const OBTAINABLE = anyOf([
  /\b(?:able|ability|eligib\w+|willing\w*) to (?:\w+ (?:and|or) )?(?:obtain|work towards?|acquire|attain|gain|get|achieve|earn)\b/,
  /\beligib\w+ for (?:an? )?(?:[\w-]+ ){0,3}(?:clearance|registration|licensure|certification|membership)\b/,
  /\bor (?:be )?(?:eligible|obtain|able to|willing\w*|readiness)\b/,
  /^(?:currently )?(?:working|studying|training) towards? /,
  /\bregistra(?:ble|nt eligible)\b/,
  /\b(?:within|w\/in) (?:the first )?(?:\d+|one|two|three|six|nine|twelve|eighteen) (?:mos?|months?|days?|weeks?|wks?|years?|yrs?)\b/,
]);

/** True for a folded sentence about what people may still earn after they began: 'BLS within 90 days', 'or able to obtain'. */
export function isObtainable(folded: string): boolean {
  return OBTAINABLE.test(folded);
}

/** What may be earned instead of held, at the end of a list: 'RN, BLS, PEL or willing to get it'. */
const OR_OBTAINABLE = /\bor (?:be )?(?:eligible|obtain|able to|willing\w*|readiness)\b/;

/**
 * The same for the part of a folded sentence that ends at `end`: an 'or eligible' behind a list without brackets is about its last
 * item alone.
 */
export function isPartObtainable(folded: string, end: number): boolean {
  if (!isObtainable(folded)) return false;
  const way = OR_OBTAINABLE.exec(folded);
  if (way === null) return true;
  const item = folded.slice(0, way.index).replace(/[\s,;(]+$/, '');
  return end > Math.max(item.lastIndexOf(','), item.lastIndexOf(';'));
}
