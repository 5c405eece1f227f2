import { useMemo, useState } from 'react';
import { useForm } from '../../../forms/use-form';
import { useBefore } from './before/use-before';
import { emptyForm, inviteForm, type Wanted } from './invite-form';
import { parsePeople } from './parse-people';
import { addressesOf, type PickedPerson, pickPeople } from './picked-people';
import type { InvitedPerson } from './use-invited-person';
import { type Invited, type Sent, useInviting } from './use-inviting';
import { stillSelected, whoStays } from './who-stays';

export type InviteFormOptions = {
  /** The assessment with which the form opens. */
  first: string;
  /** The people with whom the form opens; null for nobody. */
  person: InvitedPerson | null;
  /** The people who were picked before; empty for nobody. */
  picked: readonly PickedPerson[];
  /** Everybody is invited; `left` were picked beyond what is invited at once. */
  onSent: (sent: readonly Sent[], left: number) => void;
};

/** An invitation while it is written, and who of several could not be invited: they stay in the form. */
export function useInviteForm({ first, person, picked, onSent }: InviteFormOptions) {
  const { progress, send } = useInviting();
  const [outcome, setOutcome] = useState<Invited | null>(null);
  const [before, setBefore] = useState<readonly Sent[]>([]);
  const [people, setPeople] = useState(picked);
  const picking = useMemo(() => pickPeople(people), [people]);
  const form = useForm({
    schema: inviteForm(picking.invited),
    initial: emptyForm(first, person, people.length > 0 ? 'several' : 'one'),
    send: async (invitees): Promise<void> => {
      setOutcome(null);
      const next = await send(invitees);
      const sent = [...before, ...next.sent];
      const [failure] = next.failed;
      if (failure === undefined) return onSent(sent, stillSelected(form.values, picking));
      if (form.values.wanted === 'one') throw failure.error;
      setBefore(sent);
      setOutcome(next);
      const open = [...next.failed.map(({ invitee }) => invitee), ...next.untried];
      const stays = whoStays(form.values, picking, open);
      setPeople(stays.picked);
      form.fill('people', stays.people);
    },
  });
  const { values } = form;
  const wanted: Wanted = values.wanted === 'several' ? 'several' : 'one';
  const taken = addressesOf(picking.invited);
  const emails =
    wanted === 'one'
      ? [values.candidate_email]
      : [...picking.invited, ...parsePeople(values.people, taken).people].map(({ email }) => email);
  const invitedBefore = useBefore(form, emails);
  const count =
    wanted === 'one' ? 1 : emails.filter((email) => !invitedBefore.leavesOut(email)).length;
  return {
    form,
    wanted,
    /** Who was picked and is still to be invited; null if nobody was picked. */
    picking: people.length > 0 ? picking : null,
    leaveOut: (id: string) => setPeople(people.filter((one) => one.id !== id)),
    /** The addresses of the picked, which nobody is to enter again. */
    taken,
    emails,
    invitedBefore,
    /** How many would be invited now. */
    count,
    progress,
    outcome,
  };
}
