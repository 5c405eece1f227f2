import { useEffect, useRef } from 'react';
import { cx } from '../../ui/class-names';
import { showInRow } from '../../ui/show-in-row';
import { useSectionInSight } from './section-in-sight';
import { SECTIONS } from './sections';

/** Links to each section, next to them if there is room, otherwise above them in a row that scrolls sideways. */
export function SectionList() {
  const current = useSectionInSight();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the link of the section that is read
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (row.current && link) showInRow(link, row.current);
  }, [current]);
  return (
    <nav aria-label="Sections" className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <ul
        ref={row}
        className="flex gap-0.5 text-13 max-sm:gap-0 max-lg:-mx-4 max-lg:-my-1 max-lg:fading-ends max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:[scrollbar-width:none] sm:max-lg:-mx-6 sm:max-lg:px-3.5 lg:-ml-2.5 lg:flex-col"
      >
        {Object.entries(SECTIONS).map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cx(
                'flex min-h-8 items-center rounded-control px-2.5 max-sm:px-2 whitespace-nowrap hover:bg-hover hover:text-ink pointer-coarse:min-h-11',
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
