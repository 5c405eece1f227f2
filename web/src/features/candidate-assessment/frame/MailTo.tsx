type MailToProps = {
  address: string;
  /** The sign that follows in the sentence, which stays on its line. */
  end?: string;
};

/** An address to write to. It moves to the next line as a whole, and breaks only where it fills one. */
export function MailTo({ address, end }: MailToProps) {
  return (
    <span className="inline-block max-w-full wrap-anywhere">
      <a
        href={`mailto:${address}`}
        className="font-medium text-accent-ink underline-offset-3 hover:underline"
      >
        {address}
      </a>
      {end}
    </span>
  );
}
