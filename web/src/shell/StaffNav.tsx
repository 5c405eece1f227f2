import { NavLink } from 'react-router';
import { paths } from '../paths';
import { cx } from '../ui/class-names';

const PAGES = [
  { to: paths.staff, label: 'Accounts' },
  { to: paths.staffSupport, label: 'Tickets' },
];

/** The pages of the staff console, side by side. */
export function StaffNav() {
  return (
    <nav aria-label="Staff console" className="mb-4 flex gap-3 border-b border-border sm:gap-5">
      {PAGES.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            cx(
              '-mb-px rounded-t-chip border-b-2 py-2 text-13 font-medium transition-colors duration-120 hover:text-ink pointer-coarse:py-3',
              isActive ? 'border-ink text-ink' : 'border-transparent text-ink-2',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
