import { cx } from '../../ui/class-names';
import { useSectionInSight } from './section-in-sight';
import { SECTIONS } from './sections';

/** Links to each section, next to them if there is room, otherwise above them; on a phone in a row that scrolls sideways. */
export function SectionList() {
  const current = useSectionInSight();
  return (
    <nav aria-label="Sections" className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <ul className="flex gap-0.5 text-13 max-sm:-mx-4 max-sm:-my-1 max-sm:fading-ends max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:-ml-2.5 sm:flex-wrap lg:flex-col lg:flex-nowrap">
        {Object.entries(SECTIONS).map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cx(
                'flex min-h-8 items-center rounded-control px-2.5 whitespace-nowrap hover:bg-hover hover:text-ink pointer-coarse:min-h-11',
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
