/** What stands for one space: a run of white space, or a single one that is no space. Single spaces stay untouched. */
const WHITE_SPACE = /\s\s+|[^\S ]/g;

/** A text as a person would compare it: one Unicode form, runs of white space as one. Who has the same is one candidate. */
export function comparableText(text: string): string {
  return text.normalize('NFC').replace(WHITE_SPACE, ' ').trim();
}
