/** The id of a Drive folder in what was pasted: its address in a browser, or the id itself. */
export function folderIdOf(pasted: string): string {
  return /\/folders\/([\w-]+)/.exec(pasted)?.[1] ?? pasted;
}
