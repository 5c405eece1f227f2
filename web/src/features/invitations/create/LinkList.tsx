import { CopyButton } from '../../../ui/CopyButton';
import { plural } from '../../../ui/format';
import { nameOf } from '../words';
import type { Sent } from './use-inviting';

type LinkListProps = {
  sent: readonly Sent[];
  /** Nobody got an e-mail. */
  isAll: boolean;
};

/** The links that nobody sent: each has its person beside it, who may have neither a name nor an address. */
export function LinkList({ sent, isAll }: LinkListProps) {
  return (
    <div className="mt-4">
      <p className="mb-1.5 text-13 text-ink-2">
        {isAll
          ? 'No e-mail was sent. Pass the links on:'
          : `${plural(sent.length, 'person', 'people')} got no e-mail. Pass ${sent.length === 1 ? 'the link' : 'their links'} on:`}
      </p>
      <ul className="max-h-60 overflow-y-auto overscroll-contain rounded-control border border-border">
        {sent.map(({ invitee, invitation }) => {
          const label = labelOf({ invitee, invitation });
          return (
            <li
              key={invitation.invitation_code}
              className="flex min-h-9 items-center gap-3 border-b border-hairline pr-1 pl-3 text-13 last:border-0"
            >
              <span className="min-w-0 flex-1 truncate">{label}</span>
              <CopyButton text={invitation.invitation_link} label={`Copy the link of ${label}`} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** As they were called where they were picked: who was nameless or hidden there is found by it. */
export function labelOf({ invitee: { picked, person }, invitation }: Sent): string {
  return picked?.label ?? person?.name ?? person?.email ?? nameOf(invitation);
}
