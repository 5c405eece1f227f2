const STEPS = [
  [
    'Read the job',
    'Requirements come out of the job text: must-have or nice-to-have, each with a weight. Together they are 100 points.',
  ],
  [
    'Find the sentence',
    'Each requirement is looked for in dated work, not only in keyword lists. What is found is marked in place.',
  ],
  [
    'Add it up',
    'Points per requirement, in plain view. They add up to the score. Three points apart is a tie.',
  ],
  [
    'You decide',
    'Shortlist, maybe, set aside. Missing evidence becomes a question for the call. Nobody is turned down by software.',
  ],
] as const;

/** How a score is made, in order. */
export function Steps() {
  return (
    <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {STEPS.map(([title, text], index) => (
        <li key={title}>
          <span
            aria-hidden
            className="num mb-4 grid size-7 place-items-center rounded-full border border-border-strong text-13 font-medium"
          >
            {index + 1}
          </span>
          <h3 className="mb-1 text-16 font-strong">{title}</h3>
          <p className="text-14 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
