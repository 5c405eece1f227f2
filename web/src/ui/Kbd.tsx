import { cx } from './class-names';

type KbdProps = {
  children: string;
  /** The key is the subject: it is shown even where no keyboard is expected. */
  always?: boolean | undefined;
};

/** A key to press, as a hint next to the action it triggers. Hidden if there is no keyboard. */
export function Kbd({ children, always }: KbdProps) {
  return (
    <kbd
      aria-hidden
      className={cx(
        'h-4.5 min-w-4.5 items-center justify-center rounded-chip border border-border bg-sunken px-1.5 font-sans text-12 font-medium text-ink-2',
        always ? 'inline-flex' : 'hidden sm:inline-flex pointer-coarse:hidden',
      )}
    >
      {children}
    </kbd>
  );
}
