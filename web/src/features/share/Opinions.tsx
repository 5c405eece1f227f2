import type { Opinion, ShareOpinions } from '@candor/domain/model/review';
import { sentenceList } from '../../ui/format';
import type { SharablePerson } from './sharable-person';

const WORD: Record<Opinion, string> = { agree: 'Agree', discuss: 'Discuss', pass: 'Pass' };

type OpinionsProps = { opinions: ShareOpinions; people: readonly SharablePerson[] };

/** What readers of a link said, by opinion: whom they agree on, would discuss, or would pass on. */
export function Opinions({ opinions, people }: OpinionsProps) {
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const said = (['agree', 'discuss', 'pass'] as const).map((opinion) => ({
    opinion,
    names: opinions.candidates
      .filter((one) => one.opinion === opinion)
      .map((one) => nameOf.get(one.candidate_id_internal) ?? 'somebody'),
  }));
  return (
    <ul className="mt-1 text-12 text-ink-2">
      {said
        .filter(({ names }) => names.length > 0)
        .map(({ opinion, names }) => (
          <li key={opinion}>
            <b className="font-medium text-ink">{WORD[opinion]}:</b> {sentenceList(names)}
          </li>
        ))}
    </ul>
  );
}
