const WIDTHS = ['w-40', 'w-56', 'w-48'];

/** A faint picture of the list that will be here, for an empty state. */
export function ListOutline() {
  return (
    <div className="rounded-card border border-dashed border-border-strong px-4 py-1">
      {WIDTHS.map((width) => (
        <div
          key={width}
          className="flex h-9 items-center gap-6 border-b border-hairline last:border-b-0"
        >
          <span className={`h-2 rounded-chip bg-hover ${width}`} />
          <span className="ml-auto h-2 w-16 shrink-0 rounded-chip bg-hover" />
        </div>
      ))}
    </div>
  );
}
