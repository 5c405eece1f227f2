/** A key to press, as a hint beside the action that it triggers. Hidden where there is no keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="hidden h-4.5 min-w-4.5 items-center justify-center rounded-chip border border-border bg-sunken px-1.5 font-sans text-12 font-medium text-ink-2 sm:inline-flex pointer-coarse:hidden"
    >
      {children}
    </kbd>
  );
}
