import type { Schedule } from '@candor/domain/model/schedule';
import { Clock, Trash2, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { IconButton } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
import { Tag } from '../../ui/Tag';
import { useNow } from '../../ui/use-now';
import { lastWords, scheduleSentence } from './source-words';
import { useChangeSchedule } from './use-saved-sources';

type ScheduleLineProps = { schedule: Schedule; onMove: () => void; onEnd: () => void };

/** What happens each morning, the last outcome, and what prevents it from working. */
export function ScheduleLine({ schedule, onMove, onEnd }: ScheduleLineProps) {
  const { id, enabled, paused, trouble, last, job_title: job } = schedule;
  const change = useChangeSchedule();
  const now = useNow(60_000);
  const shown = change.isPending ? (change.variables.enabled ?? enabled) : enabled;
  const words = lastWords(schedule, now);
  return (
    <li className="rounded-card border border-hairline bg-sunken px-3 py-2.5 text-13">
      <div className="flex items-start gap-2">
        <Switch
          label={scheduleSentence(schedule)}
          checked={shown}
          onChange={(next) => change.mutate({ id, enabled: next })}
          className="min-w-0 flex-1 py-1 break-words pointer-coarse:py-2.5"
        />
        <IconButton label={`Change the hour for ${job}`} icon={Clock} onClick={onMove} />
        <IconButton label={`End the schedule for ${job}`} icon={Trash2} onClick={onEnd} />
      </div>
      {words && (
        <p className="num pl-10 text-12 text-ink-2">
          {words}
          {last?.batch_job_id && (
            <>
              {'. '}
              <Link
                to={paths.batch(last.batch_job_id)}
                className="font-medium text-accent-ink hover:underline"
              >
                Open the results
              </Link>
            </>
          )}
        </p>
      )}
      {trouble && (
        <p className="flex items-start gap-2 pl-10 text-12 text-ink-2">
          {paused ? (
            <Tag tone="warning" className="-mt-0.5">
              Paused
            </Tag>
          ) : (
            <TriangleAlert
              size={16}
              strokeWidth={1.75}
              className="mt-px shrink-0 text-warning"
              aria-hidden
            />
          )}
          <span className="min-w-0 break-words">
            {trouble.message}
            {paused && ' It could not run on five mornings; switch it on again to continue.'}
          </span>
        </p>
      )}
    </li>
  );
}
