import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/Button';
import { useFirstSteps } from './use-first-steps';

type Hint = {
  id: 'score' | 'evidence' | 'decide';
  title: string;
  text: string;
  /** Which keys do it, for those who have any. */
  keys?: string;
};

const HINTS: readonly Hint[] = [
  {
    id: 'score',
    title: 'The score',
    text: 'Read the word before the number. Within three points is a tie, and the bracket shows it.',
  },
  {
    id: 'evidence',
    title: 'The evidence',
    text: 'Open a person: every point has its sentence, and what was not found is said.',
    keys: 'Press E for the next.',
  },
  {
    id: 'decide',
    title: 'You decide',
    text: 'Shortlist, maybe or set aside: nothing is decided for you, and all can be undone.',
    keys: 'The keys are S, M and A.',
  },
];

/** Three hints over the results of the sample, each dismissed separately. */
export function SampleHints() {
  const [steps, save] = useFirstSteps();
  const latest = useRef({ steps, save });
  latest.current = { steps, save };
  useEffect(() => {
    const { steps: now, save: keep } = latest.current;
    if (!now.opened) keep({ ...now, opened: true });
  }, []);
  const left = HINTS.filter(({ id }) => !steps.read.includes(id));
  if (left.length === 0) return null;
  return (
    <ul aria-label="Hints" className="grid gap-2 md:grid-cols-3">
      {left.map(({ id, title, text, keys }) => (
        <li
          key={id}
          className="flex items-start gap-2 rounded-control bg-accent-soft py-2 pr-1 pl-3 text-13"
        >
          <p className="min-w-0 flex-1 py-0.5 text-ink-2">
            <b className="font-strong text-accent-ink">{title}.</b> {text}{' '}
            {keys && <span className="pointer-coarse:hidden">{keys}</span>}
          </p>
          <IconButton
            label={`Put the hint on ${title.toLowerCase()} away`}
            icon={X}
            size="sm"
            onClick={() => save({ ...steps, read: [...steps.read, id] })}
          />
        </li>
      ))}
    </ul>
  );
}
