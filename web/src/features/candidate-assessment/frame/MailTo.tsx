/** An address to write to. */
export function MailTo({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className="inline-block max-w-full font-medium text-accent-ink underline-offset-3 wrap-anywhere hover:underline"
    >
      {address}
    </a>
  );
}
