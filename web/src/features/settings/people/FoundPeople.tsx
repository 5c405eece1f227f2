import type { ErasedPeople, Person } from '@candor/domain/model/person';
import { useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { Button } from '../../../ui/Button';
import { plural } from '../../../ui/format';
import { EraseDialog } from './EraseDialog';
import { PersonRow } from './PersonRow';
import { useErasePeople } from './use-people';

type FoundPeopleProps = {
  people: readonly Person[];
  more: boolean;
  /** The first of them is the person being looked for. */
  firstChosen: boolean;
  onErased: (erased: ErasedPeople) => void;
};

/** Those who were found, each to be chosen, and the way to erase who is. */
export function FoundPeople({ people, more, firstChosen, onErased }: FoundPeopleProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(firstChosen ? people.slice(0, 1).filter(mayGo).map(keyOf) : []),
  );
  const [asking, setAsking] = useState(false);
  const erase = useErasePeople((erased) => {
    setAsking(false);
    onErased(erased);
  });
  const going = people.filter((person) => chosen.has(keyOf(person)) && mayGo(person));
  const choose = (person: Person, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(keyOf(person));
    else next.delete(keyOf(person));
    setChosen(next);
  };
  if (people.length === 0) {
    return (
      <p role="status" className="text-13 text-ink-2">
        Nobody with that name, e-mail or file is in your batches, matches, invitations and scored
        applications.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="mb-2 text-12 text-ink-3">
        {plural(people.length, 'person', 'people')} found.{' '}
        {more && 'There are more. Add a word to narrow the search.'}
      </p>
      <ul
        aria-label="People found"
        className="max-h-96 overflow-y-auto rounded-control border border-border"
      >
        {people.map((person) => (
          <PersonRow
            key={keyOf(person)}
            person={person}
            chosen={chosen.has(keyOf(person))}
            onChoose={(on) => choose(person, on)}
          />
        ))}
      </ul>
      <Button
        className="mt-3 text-danger!"
        disabled={going.length === 0}
        onClick={() => {
          erase.reset();
          setAsking(true);
        }}
      >
        {going.length > 1 ? `Erase ${going.length} people` : 'Erase this person'}
      </Button>
      {asking && (
        <EraseDialog
          people={going}
          busy={erase.isPending}
          problem={erase.error && asClientError(erase.error).message}
          onConfirm={() => erase.mutate(going)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function mayGo({ traces }: Person): boolean {
  return traces.every((trace) => !trace.running);
}

function keyOf({ traces, matches, invitations, applications }: Person): string {
  const ids = [
    ...traces.map((one) => one.candidate_id_internal),
    ...matches.map((one) => one.match_id),
    ...invitations.map((one) => one.invitation_code),
    ...applications.map((one) => one.application_id),
  ];
  return ids[0] ?? '';
}
