/** The sign of Google in one ink, drawn by us after its shape. */
export function GoogleMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="none" aria-hidden>
      <path
        d="M20.5 12.2c0-.6 0-1-.1-1.5H12v3.2h4.8a4.2 4.2 0 0 1-4.8 3.4 5.3 5.3 0 1 1 3.4-9.3l2.3-2.3A8.5 8.5 0 1 0 12 20.5c4.9 0 8.5-3.4 8.5-8.3Z"
        fill="currentColor"
      />
    </svg>
  );
}
