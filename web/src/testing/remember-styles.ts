/** Whose style depends on more than what kind of element it is: on an attribute, or on what stands around it. */
const OF_ITS_OWN = '[style], [hidden], [style*="visibility"] *, dialog, details > *, input';

/**
 * Computes the style of each kind of element once. The tests load no style sheet, so elements of a kind look alike, and jsdom
 * walks all the rules of a browser for each of them, each time anybody asks for a name or a role.
 */
export function rememberStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.matches(OF_ITS_OWN)) return compute(element, pseudo);
    const style = known.get(element.tagName) ?? compute(element);
    known.set(element.tagName, style);
    return style;
  };
}
