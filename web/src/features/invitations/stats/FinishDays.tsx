import type { InvitationStats } from '@candor/domain/model/invitation';
import { useState } from 'react';
import { ChartFrame } from '../../../session/chart/ChartFrame';
import { PointStop } from '../../../ui/chart/PointStop';
import { cx } from '../../../ui/class-names';
import { plural } from '../../../ui/format';
import { ChartTitle } from './ChartTitle';
import { dayWords, everyDay, type FinishDay, finishedOf } from './finish-days';
import { durationWords, FEWEST_FOR_A_CHART } from './stat-words';

type FinishDaysProps = {
  found: NonNullable<InvitationStats['days_to_complete']>;
  medianHours: number;
};

/** A picture of more people on a day, or of more days, would have no room for each as a dot. */
const MOST_DOTS = 8;
const MOST_DOT_DAYS = 31;

/** After how many days people finish, each as a dot, with the median. */
export function FinishDays({ found, medianHours }: FinishDaysProps) {
  const finished = finishedOf(found);
  return (
    <ChartFrame
      title={
        <ChartTitle
          finding={`Half of those who finish do so within ${durationWords(medianHours)}`}
          count={`n = ${plural(finished, 'person', 'people')} who finished`}
        />
      }
      caption="Days from the invitation to the answers"
      columns={['Whole days', 'People']}
      rows={found.map(({ days, people }) => ({
        id: String(days),
        name: String(days),
        value: people,
      }))}
    >
      {finished < FEWEST_FOR_A_CHART ? (
        <p className="num mt-2 text-13 text-ink-2">{found.map(dayWords).join('. ')}.</p>
      ) : (
        <DayPicture found={found} medianHours={medianHours} />
      )}
    </ChartFrame>
  );
}

function DayPicture({ found, medianHours }: FinishDaysProps) {
  const [at, setAt] = useState<string | null>(null);
  const days = everyDay(found);
  const most = Math.max(...days.map(({ people }) => people));
  const asDots = most <= MOST_DOTS && days.length <= MOST_DOT_DAYS;
  const Column = asDots ? Dots : Bar;
  const median = medianHours / 24 / days.length;
  return (
    <>
      <div className="relative mt-3">
        <div
          role="img"
          aria-label={found.map(dayWords).join('; ')}
          className="flex h-28 border-b border-border"
        >
          {days.map((day) => (
            <span key={day.days} className="flex min-w-0 flex-1 flex-col-reverse items-center">
              <Column day={day} most={most} marked={String(day.days) === at} />
            </span>
          ))}
        </div>
        <span
          aria-hidden
          className="absolute inset-y-0 border-l border-dashed border-border-strong"
          style={{ left: `${median * 100}%` }}
        >
          <span
            className={cx(
              'absolute top-0 text-12 whitespace-nowrap text-ink-3',
              median > 0.5 ? 'right-1.5' : 'left-1.5',
            )}
          >
            Median
          </span>
        </span>
        <PointStop
          label="Days"
          points={found.map((day) => ({
            id: String(day.days),
            words: dayWords(day),
            x: (day.days + 0.5) / days.length,
          }))}
          at={at}
          onAt={setAt}
        />
      </div>
      <div aria-hidden className="num mt-1 flex justify-between text-12 text-ink-3">
        <span>Within a day</span>
        {days.length > 1 && <span>{plural(days.length - 1, 'day')}</span>}
      </div>
    </>
  );
}

type ColumnProps = { day: FinishDay; most: number; marked: boolean };

function Dots({ day, marked }: ColumnProps) {
  return Array.from({ length: day.people }, (_, place) => place).map((place) => (
    <span
      key={place}
      className={cx(
        'mb-0.5 size-2 rounded-full forced-colors:bg-[CanvasText]',
        marked ? 'bg-accent' : 'bg-ink-2',
      )}
    />
  ));
}

function Bar({ day, most, marked }: ColumnProps) {
  return (
    <span
      className={cx(
        'w-[calc(100%-2px)] max-w-6 rounded-t-[2px] forced-colors:bg-[CanvasText]',
        marked ? 'bg-accent' : 'bg-ink-2',
      )}
      style={{ height: `${(day.people / most) * 85}%` }}
    />
  );
}
