/** What of an input's kind its style depends on, beside that it is one. */
const kindOf = (element: Element) =>
  element instanceof HTMLInputElement ? `input ${element.type}` : element.localName;

/** Whether the style depends on more than what kind of element it is: on an attribute, or on what stands around it. */
function isOfItsOwn(element: Element): boolean {
  if (element.localName === 'dialog' || element.parentElement?.localName === 'details') return true;
  if (element.hasAttribute('style') || element.hasAttribute('hidden')) return true;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.getAttribute('style')?.includes('visibility')) return true;
  }
  return false;
}

/**
 * Computes the style of each kind of element once. The tests load no style sheet, so elements of a kind look alike, and jsdom
 * walks all the rules of a browser for each of them, each time anybody asks for a name or a role.
 */
export function rememberStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || isOfItsOwn(element)) return compute(element, pseudo);
    const kind = kindOf(element);
    const style = known.get(kind) ?? compute(element);
    known.set(kind, style);
    return style;
  };
}
