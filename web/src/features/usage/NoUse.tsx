import { Link } from 'react-router';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import type { Measure } from './measures';

type NoUseProps = { measure: Measure; title: string };

type Beginning = { words: string; way: { label: string; to: string } };

const OF_SCORING: Beginning = {
  words: 'Each day gets a column here once you score candidates.',
  way: { label: 'Score candidates', to: paths.dashboard },
};

const BY: Record<Measure, Beginning> = {
  candidates: OF_SCORING,
  analyses: OF_SCORING,
  calls: {
    words: 'Each day gets a column here once a program calls with one of your API keys.',
    way: { label: 'Create an API key', to: paths.apiKeys },
  },
};

/** In percent of the highest. */
const OUTLINE = [30, 55, 20, 70, 45, 100, 60, 25, 80, 50, 35, 65];

/** Days without any use: what will be here, and what brings it. */
export function NoUse({ measure, title }: NoUseProps) {
  const { words, way } = BY[measure];
  return (
    <div className="flex flex-col items-center text-center">
      <div aria-hidden className="mb-4 flex h-16 w-full items-end gap-2 border-b border-border">
        {OUTLINE.map((height) => (
          <span
            key={height}
            className="flex-1 rounded-t-[2px] bg-hover"
            style={{ height: `${height}%` }}
          />
        ))}
      </div>
      <h3 className="text-14 font-strong">{title}</h3>
      <p className="mt-1 text-13 text-balance text-ink-2">{words}</p>
      <span className="mt-3">
        <Link to={way.to} className={buttonClass({ size: 'sm' })}>
          {way.label}
        </Link>
      </span>
    </div>
  );
}
