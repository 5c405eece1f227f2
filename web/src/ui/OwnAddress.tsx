/** An e-mail address that a sentence is about. It moves to the next line as a whole, and breaks only where it fills one. */
export function OwnAddress({ children }: { children: string }) {
  return <b className="inline-block max-w-full font-medium wrap-anywhere text-ink">{children}</b>;
}
