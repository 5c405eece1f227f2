import type { SavedSource } from '@candor/domain/model/saved-source';
import type { Schedule } from '@candor/domain/model/schedule';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { CalendarClock, Ellipsis, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { SOURCE_TYPES } from '../../sources/source-types';
import { Button, buttonClass, IconButton } from '../../ui/Button';
import { formatMoment } from '../../ui/format';
import { Menu } from '../../ui/Menu';
import { useNow } from '../../ui/use-now';
import { ScheduleLine } from './ScheduleLine';
import type { SourceWish } from './source-wish';
import { placeOf } from './source-words';
import { useTestSource } from './use-saved-sources';

type SavedSourceRowProps = {
  source: SavedSource;
  schedules: readonly Schedule[];
  onWish: (wish: SourceWish) => void;
};

/** One saved source: what it is, when it was reached last, and what can be done with it. */
export function SavedSourceRow({ source, schedules, onWish }: SavedSourceRowProps) {
  const { id, name, label, input_type: type, last_tested_at: tested } = source;
  const { name: typeName, icon: Icon } = SOURCE_TYPES[type];
  const place = placeOf(source);
  const test = useTestSource();
  const now = useNow(60_000);
  const wish = (kind: 'rename' | 'replace' | 'remove' | 'schedule') => () =>
    onWish({ kind, source });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Icon size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-14 font-medium break-words">{name}</h2>
          <p className="text-13 break-words text-ink-2">
            {/* A bucket is called what its address says. */}
            {label.endsWith(place) ? typeName : `${typeName}, ${label}`}
          </p>
          <p className="font-mono text-12 break-all text-ink-3">{place}</p>
          <p className="num text-12 text-ink-3" title={formatMoment(tested)}>
            Reached {timeAgo(new Date(tested), now).toLowerCase()}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <Link
            to={paths.withSource(id)}
            className={buttonClass()}
            aria-label={`Score candidates from ${name}`}
          >
            Score candidates
          </Link>
          <Button
            busy={test.isPending}
            aria-label={`Test ${name}`}
            onClick={() => test.mutate(source)}
          >
            Test
          </Button>
          <Menu
            trigger={<IconButton label={`More about ${name}`} icon={Ellipsis} />}
            items={[
              {
                kind: 'action',
                label: 'Score what is new each morning',
                icon: CalendarClock,
                onSelect: wish('schedule'),
              },
              { kind: 'action', label: 'Rename', icon: Pencil, onSelect: wish('rename') },
              {
                kind: 'action',
                label: 'Replace the connection',
                icon: KeyRound,
                onSelect: wish('replace'),
              },
              { kind: 'line' },
              {
                kind: 'action',
                label: 'Delete',
                icon: Trash2,
                danger: true,
                onSelect: wish('remove'),
              },
            ]}
          />
        </div>
      </div>
      {schedules.length > 0 && (
        <ul aria-label={`Schedules of ${name}`} className="mt-3 flex flex-col gap-3 sm:pl-9">
          {schedules.map((schedule) => (
            <ScheduleLine
              key={schedule.id}
              schedule={schedule}
              onMove={() => onWish({ kind: 'move', source, schedule })}
              onEnd={() => onWish({ kind: 'end', source, schedule })}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
