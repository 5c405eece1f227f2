import { Button } from '../ui/Button';
import { ProblemLine } from '../ui/ProblemLine';
import type { MorePages } from './use-pages';

type ShowMoreProps = {
  more: MorePages;
  /** What the button says: `Show earlier invoices`. */
  label: string;
  /** What stands there once there is no more: `All invoices are shown.` */
  end: string;
  wide?: boolean;
};

/** Adds the next page of a list below it. Where the last one is added, the focus stays in this place. */
export function ShowMore({ more, label, end, wide = false }: ShowMoreProps) {
  if (more.ended) {
    return (
      <p ref={keepFocus} tabIndex={-1} className="text-12 text-ink-3">
        {end}
      </p>
    );
  }
  if (!more.exist) return null;
  return (
    <>
      <Button size="sm" wide={wide} busy={more.loading} onClick={more.load}>
        {label}
      </Button>
      {more.failed && (
        <ProblemLine size="sm" className="mt-1">
          They could not be loaded.
        </ProblemLine>
      )}
    </>
  );
}

/** The button that was pressed has gone, and the focus with it. */
function keepFocus(place: HTMLParagraphElement | null): void {
  if (document.activeElement === document.body) place?.focus();
}
