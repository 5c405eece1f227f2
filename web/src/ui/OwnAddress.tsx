type OwnAddressProps = {
  children: string;
  /** The punctuation that ends the sentence and stays on its line. */
  end?: string;
};

/** An e-mail address in a sentence. It moves to the next line as a whole, and breaks only if it fills one. */
export function OwnAddress({ children, end }: OwnAddressProps) {
  return (
    <span className="inline-block max-w-full wrap-anywhere">
      <b className="font-medium text-ink">{children}</b>
      {end}
    </span>
  );
}
