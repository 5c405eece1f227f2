import type { ReadDocument, Span } from '../document';

/** The hidden parts of a text, without the white space around them. */
export function hiddenTexts(text: string, hidden: readonly Span[]): string[] {
  return hidden
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((part) => part !== '');
}

/** The text of a document, or an error that names the problem, which fails a test plainly. */
export function textOf(document: ReadDocument): string {
  if (!document.ok) throw new Error(`not read: ${document.problem.code}`);
  return document.text;
}
