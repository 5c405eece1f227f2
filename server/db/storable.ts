/**
 * A text that the database can hold, with every offset where it was: PostgreSQL stores neither the NUL character nor
 * half of a surrogate pair.
 */
export function storable(text: string): string {
  return text.replace(/\0/g, ' ').replace(/\p{Surrogate}/gu, '\uFFFD');
}
