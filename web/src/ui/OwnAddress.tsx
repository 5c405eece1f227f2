type OwnAddressProps = {
  children: string;
  /** The sign that ends the sentence, which stays on its line. */
  end?: string;
};

/** An e-mail address that a sentence is about. It moves to the next line as a whole, and breaks only where it fills one. */
export function OwnAddress({ children, end }: OwnAddressProps) {
  return (
    <span className="inline-block max-w-full wrap-anywhere">
      <b className="font-medium text-ink">{children}</b>
      {end}
    </span>
  );
}
