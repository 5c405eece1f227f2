import type { Invitation } from '@candor/domain/model/invitation';
import { cx } from '../../../ui/class-names';
import { plural } from '../../../ui/format';
import { AboutLine } from '../AboutLine';
import { AskedTag } from '../AskedTag';
import { StatusTag } from '../StatusTag';
import { nameOf } from '../words';
import { GroupTitle } from './GroupTitle';
import { LastActive } from './LastActive';
import type { ListProps } from './list-props';
import { MilestoneBars } from './MilestoneBars';

/** Invitations on a phone, two lines each. */
export function InvitationCards({ groups, openCode, selection, now, onOpen }: ListProps) {
  return groups.map((group) => (
    <section key={group.key} aria-label={group.title ?? 'All'}>
      {group.title !== null && (
        <h2 className="border-b border-border pt-4 pb-1.5 text-13 font-medium">
          <GroupTitle group={group} />
        </h2>
      )}
      <ul aria-label={group.title ?? 'Invitations'}>
        {group.rows.map((invitation) => (
          <Card
            key={invitation.invitation_code}
            invitation={invitation}
            open={invitation.invitation_code === openCode}
            selected={selection.selected.has(invitation.invitation_code)}
            now={now}
            onSelect={() => selection.toggle(invitation.invitation_code)}
            onOpen={() => onOpen(invitation.invitation_code)}
          />
        ))}
      </ul>
    </section>
  ));
}

type CardProps = {
  invitation: Invitation;
  open: boolean;
  selected: boolean;
  now: Date;
  onSelect: () => void;
  onOpen: () => void;
};

function Card({ invitation, open, selected, now, onSelect, onOpen }: CardProps) {
  const name = nameOf(invitation);
  const { points_earned: points } = invitation;
  return (
    <li
      className={cx(
        'relative flex gap-1 border-b border-hairline py-2',
        (open || selected) && '-mx-4 bg-accent-soft px-4',
      )}
    >
      <label className="relative z-10 -ml-3 grid size-11 shrink-0 place-items-center">
        <span className="sr-only">Select {name}</span>
        <input type="checkbox" checked={selected} onChange={onSelect} className="size-4" />
      </label>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <button
            type="button"
            onClick={onOpen}
            // The whole card opens it; what lies above keeps its own click.
            className="min-w-0 flex-1 truncate text-left text-14 font-medium after:absolute after:inset-0 after:rounded-control"
          >
            {name}
          </button>
          <AskedTag invitation={invitation} />
          <StatusTag status={invitation.status} />
        </div>
        <AboutLine invitation={invitation} />
        <p className="num mt-1 flex items-center justify-between gap-2 text-12 text-ink-3">
          <MilestoneBars {...invitation} />
          {points > 0 && <span className="max-[23rem]:hidden">{plural(points, 'point')}</span>}
          {(invitation.last_accessed !== null || invitation.is_stalled) && (
            <LastActive invitation={invitation} now={now} />
          )}
        </p>
      </div>
    </li>
  );
}
