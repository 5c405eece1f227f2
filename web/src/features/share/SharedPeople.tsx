import type { Opinion, SharedCandidate } from '@candor/domain/model/review';
import { useState } from 'react';
import { peopleWords } from '../../ui/number-words';
import { SharedPerson } from './SharedPerson';

type SharedPeopleProps = {
  token: string;
  candidates: readonly SharedCandidate[];
  sharedBy: string;
};

/** Everybody on a link, and at the end how far the reader has come. */
export function SharedPeople({ token, candidates, sharedBy }: SharedPeopleProps) {
  const [said, setSaid] = useState<ReadonlyMap<string, Opinion | null>>(
    () => new Map(candidates.map((one) => [one.candidate_id_internal, one.opinion])),
  );
  const answered = [...said.values()].filter((opinion) => opinion !== null).length;
  return (
    <>
      <ol className="flex flex-col">
        {candidates.map((candidate) => (
          <li
            key={candidate.candidate_id_internal}
            className="border-t border-border py-6 print:py-3"
          >
            <SharedPerson
              token={token}
              candidate={candidate}
              sharedBy={sharedBy}
              onSaved={(id, opinion) => setSaid((before) => new Map(before).set(id, opinion))}
            />
          </li>
        ))}
      </ol>
      <p className="border-t border-border pt-4 text-14 text-ink-2 print:hidden">
        {progressWords(answered, candidates.length, sharedBy)}
      </p>
    </>
  );
}

function progressWords(answered: number, all: number, sharedBy: string): string {
  if (answered === 0) return `No answer yet on ${peopleWords(all)}.`;
  if (answered < all) return `${answered} of ${all} answered. ${sharedBy} sees each at once.`;
  return `All answered. ${sharedBy} has your answers; you can close this page.`;
}
