import { companyMark } from './company-mark';

/** Who asks: the name and its letters. */
export function Company({ name }: { name: string }) {
  return (
    <div className="flex min-h-15 items-center gap-2.5 pt-2">
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-control bg-ink text-12 font-strong text-on-ink forced-colors:border"
      >
        {companyMark(name)}
      </span>
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
    </div>
  );
}
