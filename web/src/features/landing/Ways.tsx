import { cx } from '../../ui/class-names';

const WAYS = [
  {
    title: 'By hand',
    pace: 'minutes each',
    gain: 'Reads meaning, and between the lines.',
    cost: 'Slows down by the thirtieth. Two readers disagree, and nobody wrote down why.',
    pick: 'Best for a handful of people you will meet anyway.',
    ours: false,
  },
  {
    title: 'Keyword filter',
    pace: 'instant',
    gain: 'Fast, and the same for everybody.',
    cost: 'Blind to other words for the same work. Rewards whoever pasted the list.',
    pick: 'Best for hard facts that have one spelling.',
    ours: false,
  },
  {
    title: 'Evidence match',
    pace: 'a pile in minutes',
    gain: 'Looks for proof and shows the sentence.',
    cost: 'Sees only the document: no interview, no reference. It can miss things. You still decide.',
    pick: 'Best for a pile that deserves to be read in full.',
    ours: true,
  },
] as const;

/** Three ways to screen, with what each is good for and what it costs. */
export function Ways() {
  return (
    <div className="grid border-y border-border max-md:divide-y max-md:divide-border md:grid-cols-3">
      {WAYS.map((way, index) => (
        <section
          key={way.title}
          className={cx(
            'py-6 md:px-8',
            index > 0 && 'md:border-l md:border-border',
            index === 0 && 'md:pl-0',
            way.ours &&
              'bg-surface max-md:-mx-4 max-md:px-4 sm:max-md:-mx-6 sm:max-md:px-6 md:-mt-px md:border-t-2 md:border-t-ink md:pt-[23px]',
          )}
        >
          <h3 className="flex items-baseline gap-2 text-16 font-strong">
            {way.title} <span className="ml-auto text-13 font-normal text-ink-3">{way.pace}</span>
          </h3>
          <p className="mt-3 text-14 font-medium">{way.gain}</p>
          <p className="mt-1 text-14 text-ink-2">{way.cost}</p>
          <p className="mt-3 text-13 text-ink-3">{way.pick}</p>
        </section>
      ))}
    </div>
  );
}
