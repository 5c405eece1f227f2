/** Joins class names; what is false or undefined is left out. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => part).join(' ');
}
