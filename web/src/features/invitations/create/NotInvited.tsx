import { Banner } from '../../../ui/Banner';
import { plural } from '../../../ui/format';
import { CreditsHelp } from '../CreditsHelp';
import { meetsAll } from '../meets-all';
import { lineOf } from './parse-people';
import type { Invited } from './use-inviting';

/** Who was not invited, and why. They stay in the form, so that pressing its button once more goes on with them. */
export function NotInvited({ outcome: { sent, failed, untried } }: { outcome: Invited }) {
  const total = sent.length + failed.length + untried.length;
  const stop = failed.find(({ error }) => meetsAll(error))?.error ?? null;
  return (
    <Banner tone="error">
      <p className="num font-medium">
        {sent.length} of {plural(total, 'person', 'people')} invited.{' '}
        {untried.length > 0 && `${plural(untried.length, 'was', 'were')} not tried. `}
        The others stay below.
        <CreditsHelp error={stop} />
      </p>
      <ul className="mt-1 max-h-32 overflow-y-auto text-12 text-ink-2">
        {failed.map(({ invitee: { person, picked, body }, error }) => (
          <li key={picked?.id ?? body.candidate_email} className="wrap-anywhere">
            <b className="font-medium text-ink">{picked?.label ?? (person && lineOf(person))}</b>{' '}
            {error.message}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
