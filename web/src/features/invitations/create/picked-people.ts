import { Email } from '@candor/domain/model/user';
import { LONGEST_NAME, MOST_PEOPLE } from './parse-people';

/** Somebody who was chosen in a list and not typed. */
export type PickedPerson = {
  id: string;
  /** How that list calls them: not by name where names are hidden. */
  label: string;
  /** What is known about them; null if their resume does not say. */
  name: string | null;
  email: string | null;
  /** Whose text theirs is once more. */
  repeats: string | null;
  /** Somebody decided against them. */
  setAside: boolean;
};

export type Picking = {
  /** Who is invited, in the order in which they were picked. */
  invited: PickedPerson[];
  /** Who stands there already. */
  repeated: PickedPerson[];
  /** Who is beyond what is invited at once. */
  left: PickedPerson[];
};

/** Whom picked people make: each person once, with an address that mail can go to or none, and no more than fit. */
export function pickPeople(people: readonly PickedPerson[]): Picking {
  const picking: Picking = { invited: [], repeated: [], left: [] };
  const seen = new Map<string, PickedPerson>();
  for (const person of people.map(asSent)) {
    const signs = signsOf(person);
    const known = signs.map((sign) => seen.get(sign)).find((one) => one !== undefined);
    if (known) {
      picking.repeated.push(person);
      known.email ??= person.email;
    } else if (picking.invited.length < MOST_PEOPLE) picking.invited.push(person);
    else picking.left.push(person);
    for (const sign of signs) seen.set(sign, known ?? person);
  }
  return picking;
}

/** The addresses that are taken by picked people. */
export function addressesOf(people: readonly PickedPerson[]): string[] {
  return people.flatMap(({ email }) => (email === null ? [] : [email]));
}

/** A file may contain anything where an address is expected: an invalid one would only be refused. */
function asSent(person: PickedPerson): PickedPerson {
  const email = Email.safeParse(person.email ?? '');
  const name = person.name?.trim().slice(0, LONGEST_NAME) || null;
  return { ...person, name, email: email.success ? email.data : null };
}

/** What tells that two are the same person. People who share an address or a text and not a name are two. */
function signsOf({ id, name, email, repeats }: PickedPerson): string[] {
  const called = name?.toLowerCase() ?? '';
  const text = `text ${repeats ?? id} ${called}`;
  return email === null ? [text] : [text, `mail ${email.toLowerCase()} ${called}`];
}
