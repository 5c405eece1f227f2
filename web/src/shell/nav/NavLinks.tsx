import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { cx } from '../../ui/class-names';
import { Menu, type MenuItem } from '../../ui/Menu';
import { fitItems, type Measured } from './fit-items';
import { NavMark } from './NavMark';
import type { NavItem, Navigation } from './navigation';
import { placeAt } from './place-at';
import type { PlaceId } from './places';

const LINK =
  'relative inline-flex h-8 items-center gap-1.5 rounded-control px-2.5 font-medium whitespace-nowrap transition-colors duration-120 hover:bg-hover hover:text-ink';

/** The line under the current place; a border, so that forced colours keep it. */
const CURRENT =
  'after:absolute after:inset-x-2.5 after:-bottom-[13px] after:border-b-2 after:border-ink';

/** Where the row is drawn: `lg` of its classes. */
const WITH_ROW = '(min-width: 64rem)';

/** The button behind which places go that have no room, and its width in pixels. */
const MORE = 'More';
const MORE_WIDTH = 84;

/** The navigation in one row. What has no room goes into More, least needed first. */
export function NavLinks({ links, menus }: Navigation) {
  const { pathname } = useLocation();
  const here = placeAt({ links, menus }, pathname);
  const row = useRef<HTMLElement>(null);
  const widths = useRef(new Map<string, number>());
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      // Not rendered at all: on a narrow screen the sheet replaces the row. The window is asked first: measuring the
      // element would force a layout of a page that was just rendered.
      if (!window.matchMedia(WITH_ROW).matches || element.clientWidth === 0) {
        setKept(null);
        return;
      }
      for (const child of element.querySelectorAll<HTMLElement>('[data-nav-item]')) {
        widths.current.set(child.dataset.navItem ?? '', child.offsetWidth + 2);
      }
      const items: Measured[] = links.map(({ id, yields }) => ({
        id,
        yields,
        width: widths.current.get(id) ?? 0,
      }));
      // The room for More is reckoned with by the fitting itself, whether the button stands already or not.
      const menusWidth = [...element.querySelectorAll<HTMLElement>('[data-nav-menu]')]
        .filter(({ dataset }) => dataset.navMenu !== MORE)
        .reduce((sum, { offsetWidth }) => sum + offsetWidth + 2, 0);
      setKept(fitItems(items, element.clientWidth - menusWidth, MORE_WIDTH));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [links]);

  const stays = (item: NavItem) => kept === null || kept.has(item.id);
  const moved = links.filter((item) => !stays(item));
  return (
    <nav
      ref={row}
      aria-label="Main"
      className="-ml-1 hidden h-full min-w-0 flex-1 items-center gap-0.5 overflow-x-clip pl-1 lg:flex"
    >
      {links.filter(stays).map((item) => (
        <Link
          key={item.id}
          to={item.to}
          data-nav-item={item.id}
          aria-current={item.id === here ? 'page' : undefined}
          className={cx(
            LINK,
            item.highlighted ? 'text-accent-ink' : item.id === here ? 'text-ink' : 'text-ink-2',
            item.id === here && CURRENT,
          )}
        >
          <span data-own={item.id === 'billing' ? 'billing' : undefined}>{item.label}</span>
          <NavMark {...item} />
        </Link>
      ))}
      {moved.length > 0 && <NavMenu label={MORE} items={moved} here={here} />}
      {menus.map((menu) => (
        <NavMenu key={menu.label} {...menu} here={here} />
      ))}
    </nav>
  );
}

type NavMenuProps = Navigation['menus'][number] & { here: PlaceId | null };

function NavMenu({ label, items, here }: NavMenuProps) {
  const navigate = useNavigate();
  const entries: MenuItem[] = items.map((item) => {
    const hint = [item.badge, item.locked].filter((word) => word !== null).join(', ');
    return {
      kind: 'action',
      label: item.label,
      icon: item.icon,
      current: item.id === here,
      ...(hint && { hint }),
      ...(item.disabled && { disabled: item.disabled }),
      onSelect: () => void navigate(item.to),
    };
  });
  const holdsHere = items.some(({ id }) => id === here);
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          data-nav-menu={label}
          aria-current={holdsHere || undefined}
          className={cx(LINK, holdsHere ? cx('text-ink', CURRENT) : 'text-ink-2')}
        >
          {label}
          <ChevronDown size={14} strokeWidth={1.75} className="text-ink-3" aria-hidden />
        </button>
      }
      items={entries}
    />
  );
}
