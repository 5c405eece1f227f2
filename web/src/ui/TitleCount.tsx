import { formatCount, plural } from './format';

type TitleCountProps = {
  /** null until it is known. */
  count: number | null;
  /** What is counted, in the singular. */
  noun: string;
};

/** How many a list has, beside a title that already says of what. A change is announced with its noun. */
export function TitleCount({ count, noun }: TitleCountProps) {
  return (
    <p role="status" className="num text-20 text-ink-3">
      {count !== null && (
        <>
          <span aria-hidden>{formatCount(count)}</span>
          <span className="sr-only">{plural(count, noun)}</span>
        </>
      )}
    </p>
  );
}
