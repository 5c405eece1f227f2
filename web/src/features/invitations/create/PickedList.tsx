import { X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { formatCount, plural, sentenceList } from '../../../ui/format';
import { BeforeWords } from './before/BeforeWords';
import type { Before } from './before/use-before';
import { MOST_PEOPLE } from './parse-people';
import type { PickedPerson, Picking } from './picked-people';

type PickedListProps = {
  picking: Picking;
  namesHidden: boolean;
  /** Who of them was invited before. */
  before: Before;
  onLeaveOut: (id: string) => void;
};

/** Who was picked to be invited, each of whom can be left out, and what is to be known of them before they are. */
export function PickedList({ picking, namesHidden, before, onLeaveOut }: PickedListProps) {
  const titleId = useId();
  const leaveOut = (event: MouseEvent, id: string) => {
    focusNext(event.currentTarget);
    onLeaveOut(id);
  };
  return (
    <div>
      <p id={titleId} className="mb-1 text-13 font-medium">
        Selected people
      </p>
      <ul
        aria-labelledby={titleId}
        className="max-h-48 overflow-y-auto overscroll-contain rounded-control border border-border"
      >
        {picking.invited.map((person) => {
          const known = before.of(person.email);
          const leftOut = before.leavesOut(person.email);
          return (
            <li
              key={person.id}
              className="flex min-h-9 items-center gap-3 border-b border-hairline pr-1 pl-3 text-13 last:border-0"
            >
              <span className={cx('min-w-0 flex-1 max-sm:py-1.5', known && 'py-1.5')}>
                <span className={cx('flex gap-x-3 max-sm:flex-col', leftOut && 'text-ink-3')}>
                  <span className="min-w-0 truncate sm:flex-1">{person.label}</span>
                  <span className="truncate text-ink-3 sm:max-w-[60%]">
                    {addressWords(person, namesHidden)}
                  </span>
                </span>
                {known && <BeforeWords known={known} label={person.label} leftOut={leftOut} />}
              </span>
              {!leftOut && (
                <IconButton
                  label={`Leave out ${person.label}`}
                  icon={X}
                  size="sm"
                  onClick={(event) => leaveOut(event, person.id)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div role="status" className="mt-1.5 flex flex-col gap-1 text-12 text-ink-2">
        {notesOf(picking, namesHidden).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

/** Removing people by keyboard continues with the next one. */
function focusNext(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const goal = next?.querySelector('button') ?? button.closest('form')?.querySelector('textarea');
  goal?.focus();
}

/** An address mostly says whose it is. */
function addressWords({ email }: PickedPerson, namesHidden: boolean): string {
  if (email === null) return 'No e-mail address';
  return namesHidden ? '' : email;
}

function notesOf({ invited, repeated, left }: Picking, namesHidden: boolean): string[] {
  const without = invited.filter(({ email }) => email === null).length;
  const all = invited.length + left.length;
  const aside = invited.filter(({ setAside }) => setAside).map(({ label }) => label);
  return [
    ...(aside.length > 0 ? [`Set aside, and invited all the same: ${sentenceList(aside)}.`] : []),
    ...(left.length > 0
      ? [
          `${formatCount(all)} people are selected, and ${MOST_PEOPLE} are invited at once: the first of the list. The other ${formatCount(left.length)} stay selected for the next time.`,
        ]
      : []),
    ...(without > 0
      ? [
          `${plural(without, 'person has', 'people have')} no e-mail address in the resume. They are invited as well: you pass their links on.`,
        ]
      : []),
    ...(repeated.length > 0
      ? [`Selected twice and invited once: ${repeated.map(({ label }) => label).join(', ')}.`]
      : []),
    ...(namesHidden
      ? [
          'Names are hidden here. The invitations carry them: candidates and your list of invitations show them.',
        ]
      : []),
  ];
}
