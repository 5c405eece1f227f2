const TERM = /((?:must-have|nice-to-have|e-mail|sign-in|back-end|front-end|full-stack)s?)/i;

/** Words in which must-have, e-mail and back-end stay on one line: a browser may break a line at any hyphen. */
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
