import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from './class-names';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
};

const BASE =
  'inline-flex items-center justify-center gap-1.5 whitespace-nowrap border font-medium no-underline select-none ' +
  'transition-colors duration-120 ease-out pointer-coarse:min-h-11 ' +
  'aria-disabled:cursor-not-allowed aria-busy:cursor-progress';

// What cannot be pressed never stands out more than what can: without a box of its own it gets none for that.
const BOXED =
  ' disabled:bg-disabled disabled:text-ink-3 disabled:border-border ' +
  'aria-disabled:bg-disabled aria-disabled:text-ink-3 aria-disabled:border-border';
const BARE =
  ' disabled:bg-transparent disabled:text-border-strong ' +
  'aria-disabled:bg-transparent aria-disabled:text-border-strong';

const VARIANT = {
  primary: `bg-ink border-ink text-on-ink hover:bg-ink-2 hover:border-ink-2${BOXED}`,
  secondary: `bg-surface border-border text-ink hover:bg-hover${BOXED}`,
  quiet: `bg-transparent border-transparent text-ink-2 hover:bg-hover hover:text-ink${BARE}`,
  danger: `bg-danger border-danger text-on-ink hover:opacity-90${BOXED}`,
  // In the reader's own colours a border that is transparent shows, here across the words beside it.
  link: `bg-transparent border-transparent forced-colors:border-[Canvas] text-accent-ink hover:underline underline-offset-3${BARE}`,
} as const;

const SIZE = {
  sm: 'h-7 rounded-control px-2.5 text-13',
  md: 'h-8 rounded-control px-3 text-13',
  lg: 'h-11 rounded-[10px] px-5 text-14',
} as const;

/** The classes of a button, for links that look like one. One `primary` per region. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'secondary', size = 'md', wide = false } = look;
  return cx(BASE, VARIANT[variant], SIZE[size], wide && 'w-full');
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    icon?: LucideIcon;
    /** While true the button keeps its place and focus, shows progress and ignores clicks. */
    busy?: boolean;
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

/** Disabled by its attribute, a button would drop the focus, and the user would be back at the top of the page. */
const RESTING = {
  'aria-busy': true,
  'aria-disabled': true,
  disabled: false,
  onClick: (event: MouseEvent) => event.preventDefault(),
  onPointerDown: undefined,
  onKeyDown: undefined,
} as const;

/** A button labelled with a verb. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon: Icon, busy, children, className, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }),
        className,
      )}
      disabled={disabled}
      {...(busy && RESTING)}
    >
      {busy ? (
        <LoaderCircle size={16} strokeWidth={1.75} className="animate-spin" aria-hidden />
      ) : (
        Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />
      )}
      {children}
    </button>
  );
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The accessible name and tooltip. */
  label: string;
  icon: LucideIcon;
  size?: 'sm' | 'md';
  ref?: Ref<HTMLButtonElement>;
};

/** A button with only an icon. Its name is also its tooltip. */
export function IconButton({
  label,
  icon: Icon,
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-control text-ink-2 transition-colors duration-120 ease-out',
        'hover:bg-hover hover:text-ink disabled:text-border-strong disabled:hover:bg-transparent',
        'aria-disabled:cursor-default aria-disabled:text-border-strong aria-disabled:hover:bg-transparent',
        'pointer-coarse:size-11',
        size === 'sm' ? 'size-7' : 'size-8',
        className,
      )}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
