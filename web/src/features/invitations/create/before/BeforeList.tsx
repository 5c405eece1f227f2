import { cx } from '../../../../ui/class-names';
import type { Person } from '../parse-people';
import { BeforeWords } from './BeforeWords';
import type { Before } from './use-before';

/** The people typed as lines who were invited before. Nothing if there are none. */
export function BeforeList({ before, people }: { before: Before; people: readonly Person[] }) {
  const known = people.flatMap(({ name, email }) => {
    const invitation = before.of(email);
    const leftOut = before.leavesOut(email);
    return invitation ? [{ invitation, email, label: name ?? email, leftOut }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul
      aria-label="Invited before"
      className="max-h-48 overflow-y-auto overscroll-contain rounded-control border border-border"
    >
      {known.map(({ invitation, email, label, leftOut }) => (
        <li
          key={email}
          className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-hairline px-3 py-1.5 text-13 last:border-0"
        >
          <span className={cx('min-w-0 truncate', leftOut && 'text-ink-3')}>{label}</span>
          <BeforeWords known={invitation} label={label} leftOut={leftOut} />
        </li>
      ))}
    </ul>
  );
}
