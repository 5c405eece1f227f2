import { ListFilter } from 'lucide-react';
import { ShowMore } from '../../session/ShowMore';
import type { Pages } from '../../session/use-pages';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { plural } from '../../ui/format';
import { Popover } from '../../ui/Popover';
import { fits, toggleJob } from './meta-state';

type JobFilterProps = {
  /** The titles that there are, as far as they are read. */
  known: Pages<string>;
  chosen: readonly string[];
  onChange: (jobs: readonly string[]) => void;
};

/** Which jobs the figures are about, by their titles. */
export function JobFilter({ known, chosen, onChange }: JobFilterProps) {
  const titles = [...new Set([...chosen, ...(known.items ?? [])])].sort((a, b) =>
    a.localeCompare(b),
  );
  return (
    <Popover
      label="Jobs"
      trigger={
        <Button
          icon={ListFilter}
          className={cx('border-border-strong!', chosen.length > 0 && 'bg-accent-soft!')}
        >
          {chosen.length === 0 ? 'All jobs' : plural(chosen.length, 'job')}
        </Button>
      }
      className="w-80 p-2"
    >
      {titles.length === 0 && (
        <p className="p-2 text-ink-2">
          {known.items && !known.more.exist
            ? 'No job has been scored yet.'
            : 'The jobs are not here yet.'}
        </p>
      )}
      <ul className="max-h-72 overflow-y-auto">
        {titles.map((title) => {
          const next = toggleJob(chosen, title);
          const isFull = !fits(next);
          return (
            <li key={title}>
              <label
                title={isFull ? 'No more titles fit' : title}
                className={cx(
                  'flex min-h-8 items-center gap-3 rounded-badge px-2 hover:bg-hover pointer-coarse:min-h-11',
                  isFull ? 'text-ink-3' : 'cursor-pointer text-ink',
                )}
              >
                <input
                  type="checkbox"
                  checked={chosen.includes(title)}
                  disabled={isFull}
                  onChange={() => onChange(next)}
                  className="size-4 shrink-0"
                />
                <span className="min-w-0 flex-1 truncate">{title}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {(known.more.exist || known.more.ended) && (
        <div className="mt-2 px-2">
          <ShowMore more={known.more} label="Show more jobs" end="These are all jobs." wide />
        </div>
      )}
      {chosen.length > 0 && (
        <div className="mt-2 border-t border-border pt-2">
          <Button size="sm" wide onClick={() => onChange([])}>
            All jobs
          </Button>
        </div>
      )}
    </Popover>
  );
}
