/** The file that a text field is read from, where it is written as curl does it: `<job.txt`. */
export function localFile(value: string): string | null {
  return value.startsWith('<') ? value.slice(1) : null;
}
