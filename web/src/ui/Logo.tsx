/** The product's logo with its name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-16 font-strong tracking-[-0.016em]">
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M18.6 7.2a8.2 8.2 0 1 0 0 9.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.8"
          strokeLinecap="round"
        />
        <circle cx="13" cy="12" r="2.6" fill="var(--accent)" />
      </svg>
      Candor
    </span>
  );
}
