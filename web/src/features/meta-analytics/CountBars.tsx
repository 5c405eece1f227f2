import { formatCount } from '../../ui/format';

type CountBarsProps = { all: number; rows: readonly (readonly [name: string, count: number])[] };

/** Counts of the same people, each as its share of all. */
export function CountBars({ all, rows }: CountBarsProps) {
  return (
    <dl className="flex flex-col gap-2 text-13">
      {rows.map(([name, count]) => (
        <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)_3rem] items-center gap-3">
          <dt>{name}</dt>
          <dd className="contents">
            <span aria-hidden className="h-3 overflow-hidden rounded-[3px] bg-hover">
              <span
                className="block h-full bg-ink-2 forced-colors:bg-[CanvasText]"
                style={{ width: all === 0 ? 0 : `${(100 * count) / all}%` }}
              />
            </span>
            <span className="num text-right font-medium">{formatCount(count)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
