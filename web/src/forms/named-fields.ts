/** A field by the name that stands over it, and the way to it. `mended`: it was wrong and is right by now. */
export type NamedField = { name: string; label: string; focus: () => void; mended?: boolean };

/** The fields of a form that have these names, with what labels them. */
export function namedFields(form: HTMLFormElement, names: readonly string[]): NamedField[] {
  return names.flatMap((name) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return [];
    const label = form.querySelector(`[for="${field.id}"]`) ?? field.closest('label');
    // A field says behind its name that it may stay empty; a box to tick has its words behind it.
    const words = label?.firstChild?.textContent || label?.textContent;
    return words ? [{ name, label: words, focus: () => field.focus() }] : [];
  });
}
