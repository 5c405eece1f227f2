/** Whether a pasted text looks like rows of a spreadsheet: at least two lines, in columns. */
export function looksLikeRows(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.length >= 2 && (lines[0] ?? '').includes('\t');
}
