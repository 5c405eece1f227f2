import { uniqueWord } from '../visitor';

/** What somebody types to get an account. */
export type Person = { name: string; email: string; password: string };

/** An invented recruiter with an address that nobody has used yet. */
export function inventPerson(name = 'Robin Ashdown'): Person {
  const word = uniqueWord();
  return { name, email: `recruiter-${word}@example.com`, password: `a quiet pipeline ${word}` };
}
