/** Moves the focus to the first control of this kind on the page that can take it; answers whether there was one. */
export function focusFirst(selector: string): boolean {
  for (const element of document.querySelectorAll<HTMLElement>(`#main ${selector}`)) {
    element.focus();
    if (document.activeElement === element) return true;
  }
  return false;
}
