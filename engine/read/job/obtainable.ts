const OBTAINABLE =
  /\b(?:able|ability|eligib\w+|willing\w*) to (?:\w+ (?:and|or) )?(?:obtain|work towards?|acquire|attain|gain|get|achieve|earn)\b|\bor (?:be )?(?:eligible|obtain|able to)\b|\bregistra(?:ble|nt eligible)\b|\b(?:within|w\/in) (?:the first )?\d+ (?:mos?|months?|days?|weeks?|wks?|years?|yrs?)\b/;

/** True for a folded sentence about what people may still earn after they began: 'BLS within 90 days', 'or able to obtain'. */
export function isObtainable(folded: string): boolean {
  return OBTAINABLE.test(folded);
}
