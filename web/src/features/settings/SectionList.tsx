import { SECTIONS } from './sections';

/** The way to each section, beside them where there is room. A phone has none: there the page is scrolled by a thumb. */
export function SectionList() {
  return (
    <nav aria-label="Sections" className="sticky top-20 self-start max-lg:hidden">
      <ul className="-ml-2.5 flex flex-col gap-0.5 text-13 text-ink-2">
        {Object.entries(SECTIONS).map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center rounded-control px-2.5 hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
