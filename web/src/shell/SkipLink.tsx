/** The first stop of the keyboard: past the navigation, straight to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 left-3 z-50 rounded-control bg-ink px-3 py-2 text-13 font-medium text-on-ink focus:top-3 pointer-coarse:py-3"
    >
      Skip to content
    </a>
  );
}
