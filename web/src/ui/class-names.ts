/** Joins class names; false and undefined are left out. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => part).join(' ');
}
