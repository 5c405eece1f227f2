import { stemmer } from 'stemmer';

/** The stem shared by the forms of a word. Names with digits or symbols are their own stem. */
export function stemOf(form: string): string {
  return /^[a-z]{3,}$/.test(form) ? stemmer(form) : form;
}

/** `stemOf` with a memory of its own, for passes over the whole map: a few thousand words make its tens of thousands of names. */
export function rememberStems(): (form: string) => string {
  const known = new Map<string, string>();
  return (form) => {
    const before = known.get(form);
    if (before !== undefined) return before;
    const stem = stemOf(form);
    known.set(form, stem);
    return stem;
  };
}
