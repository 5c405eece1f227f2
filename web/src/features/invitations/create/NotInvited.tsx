import { Banner } from '../../../ui/Banner';
import { plural } from '../../../ui/format';
import { CreditsHelp, lacksCredits } from '../CreditsHelp';
import { lineOf } from './parse-people';
import type { Invited } from './use-inviting';

/** Who was not invited, and why. They stay in the form. */
export function NotInvited({ outcome: { sent, failed } }: { outcome: Invited }) {
  const lacking = failed.find(({ error }) => lacksCredits(error))?.error ?? null;
  return (
    <Banner tone="error">
      <p className="num font-medium">
        {sent.length} of {plural(sent.length + failed.length, 'person', 'people')} invited. The
        others stay below.
        <CreditsHelp error={lacking} />
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
