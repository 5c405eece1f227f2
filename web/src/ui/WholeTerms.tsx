const TERM = /((?:must-have|nice-to-have|e-mail|sign-in)s?)/i;

/** Words in which must-have and e-mail stay on one line: a browser may break a line at any hyphen. */
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
