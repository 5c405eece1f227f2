/** A word with hyphens, unless it is so long that a narrow column needs its break. */
const TERM =
  /((?<![\p{L}\p{N}-])(?=[\p{L}\p{N}-]{3,14}(?![\p{L}\p{N}-]))[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;

/** Words in which must-have, e-mail and tap-out stay on one line: a browser may break a line at any hyphen. */
export function WholeTerms({ children }: { children: string | null }) {
  return children?.split(TERM).map((part, place) =>
    TERM.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
