/** The catalogue in both themes. Each has a document of its own, so that what opens over a page is in its theme too. */
export function SideBySide() {
  return (
    <div className="grid h-dvh grid-cols-2">
      <iframe title="Light" src="?theme=light" className="size-full border-r border-border" />
      <iframe title="Dark" src="?theme=dark" className="size-full" />
    </div>
  );
}
