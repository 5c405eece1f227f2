/** Placeholder for an unknown value. */
export function NotAvailable() {
  return (
    <span className="text-ink-3">
      <span aria-hidden>-</span>
      <span className="sr-only">not available</span>
    </span>
  );
}
