import { stemmer } from 'stemmer';

/** The stem that the forms of one word share. Names with digits or signs are their own stem. */
export function stemOf(form: string): string {
  return /^[a-z]{3,}$/.test(form) ? stemmer(form) : form;
}
