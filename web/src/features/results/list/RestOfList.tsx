import { type Reading, readingWords } from '../reading';

type RestOfListProps = {
  reading: Reading;
  /** How many rows are still to come; null while only the server could tell. */
  missing: number | null;
  rowHeight: number;
};

/**
 * A placeholder for people who are not loaded yet: as high as they will be, so that the page does not grow while it
 * is used.
 */
export function RestOfList({ reading, missing, rowHeight }: RestOfListProps) {
  return (
    <div
      className="bg-[linear-gradient(to_top,var(--hairline)_1px,transparent_1px)]"
      style={{ minHeight: rowHeight * (missing ?? 1), backgroundSize: `100% ${rowHeight}px` }}
    >
      <p
        role="status"
        className="sticky top-24 flex items-center bg-bg px-2 text-13 text-ink-2"
        style={{ height: rowHeight - 1 }}
      >
        {readingWords(reading)}
      </p>
    </div>
  );
}
