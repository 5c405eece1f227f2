const STEPS = ['done', 'open', 'next', 'later', 'last'] as const;
const ANSWERS = ['w-40', 'w-52', 'w-44'];

/** Next to the job, if there is room: a faint picture of what its requirements become. */
export function StepsSkeleton() {
  return (
    <aside aria-label="What you get" className="hidden xl:block">
      <p className="mb-2 text-13 font-medium">As the candidate will see it</p>
      <div
        aria-hidden
        className="flex flex-col gap-5 rounded-dialog border border-dashed border-border-strong p-5"
      >
        <div className="flex gap-1">
          {STEPS.map((step) => (
            <span key={step} className="h-1 flex-1 bg-hover" />
          ))}
        </div>
        <div className="flex flex-col gap-3">
          <span className="h-3.5 w-48 rounded-chip bg-hover" />
          <span className="h-2 w-full rounded-chip bg-hover" />
          <span className="h-2 w-56 rounded-chip bg-hover" />
        </div>
        <div className="flex flex-col gap-2">
          {ANSWERS.map((width) => (
            <span
              key={width}
              className="flex h-11 items-center gap-3 rounded-card border border-hairline px-4"
            >
              <span className="size-4.5 shrink-0 rounded-full border border-border" />
              <span className={`h-2 rounded-chip bg-hover ${width}`} />
            </span>
          ))}
        </div>
        <span className="h-10 rounded-[10px] bg-hover" />
      </div>
      <p className="mt-3 text-13 text-ink-3">
        One screen for each step, on any phone. You read and change all of them before anybody is
        invited.
      </p>
    </aside>
  );
}
