/** A share of a whole as a bar; the number is next to it. */
export function Bar({ share }: { share: number }) {
  const width = `${Math.round(Math.max(0, Math.min(1, share)) * 100)}%`;
  return (
    <span aria-hidden className="block h-1.5 rounded-full bg-hover forced-colors:outline">
      <span
        className="block h-full rounded-full bg-ink-2 forced-colors:bg-[CanvasText]"
        style={{ width }}
      />
    </span>
  );
}
