import { stemmer } from 'stemmer';

/** The stem shared by the forms of a word. Names with digits or symbols are their own stem. */
export function stemOf(form: string): string {
  return /^[a-z]{3,}$/.test(form) ? stemmer(form) : form;
}
