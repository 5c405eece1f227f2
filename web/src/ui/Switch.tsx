import { cx } from './class-names';

type SwitchProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What it does, below the label. */
  hint?: string;
  className?: string;
};

/** A setting that is on or off, with immediate effect. */
export function Switch({ label, checked, onChange, hint, className }: SwitchProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer items-start gap-3 text-13 pointer-coarse:min-h-11',
        // With several lines it is aligned with the first, for touch and for mouse.
        hint ? 'pointer-coarse:py-1' : 'pointer-coarse:items-center',
        className,
      )}
    >
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="mt-0.5 flex h-4 w-7 shrink-0 items-center rounded-full border border-border-strong bg-sunken p-px transition-colors duration-120 peer-checked:border-ink peer-checked:bg-ink peer-checked:[&>span]:translate-x-3 peer-checked:[&>span]:bg-on-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent forced-colors:peer-checked:bg-[Highlight]"
      >
        <span className="size-3 rounded-full bg-border-strong transition-transform duration-120 forced-colors:bg-[CanvasText]" />
      </span>
      <span>
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-balance text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
