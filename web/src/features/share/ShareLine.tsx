import type { Share } from '@candor/domain/model/review';
import { formatDay, formatMoment, plural } from '../../ui/format';
import { Opinions } from './Opinions';
import type { SharablePerson } from './sharable-person';

type ShareLineProps = { share: Share; people: readonly SharablePerson[]; open: boolean };

/** A link in words: for whom, until when, how often it was opened, and what was said. */
export function ShareLine({ share, people, open }: ShareLineProps) {
  const answered = share.opinions?.candidates.length ? share.opinions : null;
  return (
    <>
      <p>
        {plural(share.candidate_count, 'person', 'people')},{' '}
        {share.show_names ? 'with names' : 'names hidden'},{' '}
        {open ? (
          <>
            until <span className="whitespace-nowrap">{formatDay(share.expires_at)}</span>
          </>
        ) : (
          'no longer opens'
        )}
      </p>
      <p className="num text-12 text-ink-3">
        {share.open_count === 0 ? 'Not opened yet' : `Opened ${plural(share.open_count, 'time')}`}
        {share.last_opened_at && (
          <>
            , last <span className="whitespace-nowrap">{formatMoment(share.last_opened_at)}</span>
          </>
        )}
        {share.open_count > 0 && !answered && '. Nobody has answered yet.'}
      </p>
      {answered && <Opinions opinions={answered} shown={share.candidate_count} people={people} />}
    </>
  );
}
