import { CreateInvitationBody } from '@candor/domain/model/invitation';
import { INVITATION_DAYS } from '@candor/domain/rules/invitation';
import { z } from 'zod';
import { ownTimeZone } from '../../../ui/own-time-zone';
import { wholeNumber } from '../whole-number';
import { isLeftOut } from './before/left-out';
import { idField } from './choices';
import { MOST_PEOPLE, type Person, parsePeople } from './parse-people';
import { addressesOf, type PickedPerson } from './picked-people';
import type { InvitedPerson } from './use-invited-person';

/** Whom a form invites: one person, or those that lines name. */
export type Wanted = 'one' | 'several';

export type InviteValues = {
  wanted: string;
  choice: string;
  /** An id that is entered by hand. */
  assessment_id: string;
  candidate_name: string;
  candidate_email: string;
  people: string;
  /** The people removed in the form, in the format of `writeLeftOut`; empty for nobody. */
  left_out: string;
  job_title: string;
  notes: string;
  days: string;
  /** `true` where Candor writes to the candidates. */
  send_email: string;
  /** `true` if Candor also sends reminders. */
  remind: string;
};

/** The form as it opens, for a person who is known or for nobody. */
export function emptyForm(
  choice: string,
  person: InvitedPerson | null = null,
  wanted: Wanted = 'one',
): InviteValues {
  return {
    wanted,
    choice,
    assessment_id: '',
    candidate_name: person?.name ?? '',
    candidate_email: person?.email ?? '',
    people: '',
    left_out: '',
    job_title: '',
    notes: '',
    days: String(INVITATION_DAYS),
    send_email: '',
    remind: '',
  };
}

/** A person to invite, as sent, and their origin in the form: typed as a line, picked, or neither. */
export type Invitee = {
  person: Person | null;
  picked: PickedPerson | null;
  body: CreateInvitationBody;
};

const Days = wholeNumber(1, 90);

/** What the form says under the rules of the contract: one invitation for each person, whoever was picked first. */
export function inviteForm(picked: readonly PickedPerson[]): z.ZodType<Invitee[]> {
  return z.custom<InviteValues>().transform((typed, context) => {
    const tell = (field: keyof InviteValues, message: string) =>
      context.addIssue({ code: 'custom', message, path: [field] });
    const days = Days.safeParse(typed.days);
    if (!days.success) tell('days', days.error.issues[0]?.message ?? '');
    const told = new Set<string>();
    return whomOf(typed, picked, tell).flatMap((whom): Invitee[] => {
      const parsed = CreateInvitationBody.safeParse(bodyOf(typed, whom, days.data));
      if (parsed.success) return [{ ...whom, body: parsed.data }];
      for (const { path, message } of parsed.error.issues) {
        const field = fieldOf(String(path[0] ?? ''), typed.wanted === 'several');
        // What is wrong for one is wrong for all, and is reported once.
        if (!told.has(field)) tell(field, message);
        told.add(field);
      }
      return [];
    });
  });
}

type Whom = Omit<Invitee, 'body'>;
type Tell = (field: 'people', message: string) => void;

function whomOf(typed: InviteValues, picked: readonly PickedPerson[], tell: Tell): Whom[] {
  if (typed.wanted === 'one') return [{ person: null, picked: null }];
  const everybody = [
    ...picked.map((one): Whom => ({ person: null, picked: one })),
    ...peopleOf(typed.people, picked, tell).map((person): Whom => ({ person, picked: null })),
  ];
  const whom = everybody.filter((one) => !isLeftOut(typed, emailOf(one)));
  if (everybody.length > 0 && whom.length === 0) tell('people', 'Everybody is left out.');
  return whom;
}

function emailOf({ person, picked }: Whom): string | null {
  return person?.email ?? picked?.email ?? null;
}

function peopleOf(text: string, picked: readonly PickedPerson[], tell: Tell): Person[] {
  const { people, wrong } = parsePeople(text, addressesOf(picked));
  const count = picked.length + people.length;
  const [first] = wrong;
  if (first) {
    const more = wrong.length > 1 ? `, and ${wrong.length - 1} more` : '';
    tell('people', `Line ${first.line}: ${first.message}${more}`);
  } else if (count === 0) tell('people', 'Enter one person a line.');
  else if (count > MOST_PEOPLE) tell('people', `At most ${MOST_PEOPLE} people at once`);
  return people;
}

function bodyOf(typed: InviteValues, { person, picked }: Whom, days: number | undefined) {
  const { choice, assessment_id, job_title, notes, send_email } = typed;
  const known = person ?? picked;
  const name = known ? known.name : typed.candidate_name.trim();
  const email = known ? known.email : typed.candidate_email.trim();
  // Whoever was picked without an address is invited all the same: their link is handed on.
  const mailed = send_email === 'true' && !(picked && email === null);
  return {
    ...idField(choice, assessment_id),
    ...(name && { candidate_name: name }),
    ...(email && { candidate_email: email }),
    ...(job_title.trim() && { job_title }),
    ...(notes.trim() && { notes }),
    ...(days !== undefined && { expires_in_days: days }),
    send_email: mailed,
    ...(mailed && typed.remind === 'true' && { remind: true, time_zone: ownTimeZone() }),
  };
}

function fieldOf(name: string, several: boolean): keyof InviteValues {
  if (name.endsWith('assessment_id')) return 'assessment_id';
  if (name === 'job_title' || name === 'notes') return name;
  if (several) return 'people';
  return name === 'candidate_email' ? name : 'candidate_name';
}
