import { cx } from './class-names';

type KbdProps = {
  children: string;
  /** The key is what is talked about: it shows where no keyboard is expected, too. */
  always?: boolean | undefined;
};

/** A key to press, as a hint beside the action that it triggers. Hidden where there is no keyboard. */
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
