import { cx } from '../../ui/class-names';
import { useSectionInSight } from './section-in-sight';
import { SECTIONS } from './sections';

/** Links to each section, next to them if there is room. A phone has none: there the page is scrolled. */
export function SectionList() {
  const current = useSectionInSight();
  return (
    <nav aria-label="Sections" className="sticky top-20 self-start max-lg:hidden">
      <ul className="-ml-2.5 flex flex-col gap-0.5 text-13">
        {Object.entries(SECTIONS).map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cx(
                'flex min-h-8 items-center rounded-control px-2.5 hover:bg-hover hover:text-ink pointer-coarse:min-h-11',
                id === current ? 'bg-hover font-medium text-ink' : 'text-ink-2',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
