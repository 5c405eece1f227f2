import type { Invitation } from '@candor/domain/model/invitation';
import { cx } from '../../../ui/class-names';
import { plural } from '../../../ui/format';
import { AboutLine } from '../AboutLine';
import { AskedTag } from '../AskedTag';
import { StatusTag } from '../StatusTag';
import { nameOf } from '../words';
import { CARD_SHAPE } from './card-shape';
import { GroupTitle } from './GroupTitle';
import { LastActive } from './LastActive';
import type { ListProps } from './list-props';
import { MilestoneBars } from './MilestoneBars';

/** Invitations where there is no room for a table: one column of cards on a phone, two beside each other above. */
export function InvitationCards({ groups, openCode, selection, walk, now, onOpen }: ListProps) {
  return groups.map((group) => (
    <section key={group.key} aria-label={group.title ?? 'All'}>
      {group.title !== null && (
        <h2 className={CARD_SHAPE.heading}>
          <GroupTitle group={group} />
        </h2>
      )}
      <ul aria-label={group.title ?? 'Invitations'} className={CARD_SHAPE.list}>
        {group.rows.map((invitation) => (
          <Card
            key={invitation.invitation_code}
            invitation={invitation}
            open={invitation.invitation_code === openCode}
            selected={selection.selected.has(invitation.invitation_code)}
            now={now}
            onActivate={() => walk.activate(invitation.invitation_code)}
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
  onActivate: () => void;
  onSelect: () => void;
  onOpen: () => void;
};

function Card({ invitation, open, selected, now, onActivate, onSelect, onOpen }: CardProps) {
  const name = nameOf(invitation);
  const { points_earned: points } = invitation;
  return (
    <li
      className={cx(
        CARD_SHAPE.card,
        open || selected ? 'bg-accent-soft max-sm:-mx-4 max-sm:px-4' : 'sm:bg-surface',
      )}
    >
      <label className={cx('relative z-10', CARD_SHAPE.tick)}>
        <span className="sr-only">Select {name}</span>
        <input type="checkbox" checked={selected} onChange={onSelect} className="size-4" />
      </label>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <button
            type="button"
            data-row={invitation.invitation_code}
            onFocus={onActivate}
            onClick={onOpen}
            // The whole card opens it; controls above it keep their own click.
            className="min-w-0 flex-1 truncate text-left text-14 font-medium after:absolute after:inset-0 after:rounded-control"
          >
            {name}
          </button>
          <AskedTag invitation={invitation} />
          <StatusTag status={invitation.status} />
        </div>
        <AboutLine invitation={invitation} />
        <p className="num mt-1 flex items-center gap-x-4 text-12 text-ink-3">
          <MilestoneBars {...invitation} />
          {points > 0 && <span className="max-[23rem]:hidden">{plural(points, 'point')}</span>}
          {(invitation.last_accessed !== null || invitation.is_stalled) && (
            <span className="ml-auto">
              <LastActive invitation={invitation} now={now} />
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
