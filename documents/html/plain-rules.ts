/** A rule of a style sheet as it is written. */
export type PlainRule = { selectors: string; body: string };

const SIGN = /[{};]/g;
const BLANK = /\s/;

/**
 * The rules of a style sheet without comments that stand in no other one. Rules of the kind '@media' are left out with all
 * that is in them, and so is a rule that holds others. One pass over the braces, however many are never closed.
 */
export function plainRules(css: string): PlainRule[] {
  const rules: PlainRule[] = [];
  let depth = 0;
  let deepest = 0;
  let head = 0;
  let body = 0;
  let isAt = beginsWithAt(css, head);
  for (const { 0: sign, index } of css.matchAll(SIGN)) {
    if (sign === '{') {
      depth += 1;
      deepest = Math.max(deepest, depth);
      if (depth === 1) body = index + 1;
      continue;
    }
    // Within a rule it separates declarations; between rules it ends only one that begins with '@'.
    if (sign === ';' && (depth > 0 || !isAt)) continue;
    depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    if (deepest === 1 && !isAt) {
      rules.push({ selectors: css.slice(head, body - 1), body: css.slice(body, index) });
    }
    deepest = 0;
    head = index + 1;
    isAt = beginsWithAt(css, head);
  }
  return rules;
}

function beginsWithAt(css: string, from: number): boolean {
  let at = from;
  while (at < css.length && BLANK.test(css.charAt(at))) at += 1;
  return css.charAt(at) === '@';
}
