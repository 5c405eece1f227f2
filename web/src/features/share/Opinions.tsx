import type { Opinion, ShareOpinions } from '@candor/domain/model/review';
import type { ReactNode } from 'react';
import { plural, sentenceList } from '../../ui/format';
import type { SharablePerson } from './sharable-person';

const WORD: Record<Opinion, string> = { agree: 'Agree', discuss: 'Discuss', pass: 'Pass' };

type OpinionsProps = {
  opinions: ShareOpinions;
  /** How many people the link shows. */
  shown: number;
  people: readonly SharablePerson[];
};

/** What readers of a link said, by opinion: whom they agree on, would discuss, or would pass on, and about how many nothing. */
export function Opinions({ opinions, shown, people }: OpinionsProps) {
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const said = (['agree', 'discuss', 'pass'] as const).map((opinion) => ({
    opinion,
    names: opinions.candidates
      .filter((one) => one.opinion === opinion)
      .map((one) => nameOf.get(one.candidate_id_internal) ?? 'somebody'),
  }));
  const silent = shown - opinions.candidates.length;
  return (
    <ul className="mt-1.5 flex flex-col gap-0.5">
      {said
        .filter(({ names }) => names.length > 0)
        .map(({ opinion, names }) => (
          <Said key={opinion} word={WORD[opinion]}>
            {sentenceList(names)}
          </Said>
        ))}
      {silent > 0 && (
        <Said word="No word">
          <span className="text-ink-3">about {plural(silent, 'person', 'people')}</span>
        </Said>
      )}
    </ul>
  );
}

/** The words stand in a column, so that the names begin below each other. */
function Said({ word, children }: { word: string; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span className="w-16 shrink-0 text-ink-3">{word}:</span>{' '}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
