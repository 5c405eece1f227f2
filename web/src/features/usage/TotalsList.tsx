import { cx } from '../../ui/class-names';
import { formatCount } from '../../ui/format';

type TotalsListProps = {
  totals: { analyses: number; candidates: number; calls: number };
  /** Over which time: spoken with each figure. */
  note: string;
  /** Separated by a line from what is above. */
  lined: boolean;
};

/** Three totals side by side. */
export function TotalsList({ totals, note, lined }: TotalsListProps) {
  const shown = [
    ['Analyses', totals.analyses],
    ['Candidates', totals.candidates],
    ['API calls', totals.calls],
  ] as const;
  return (
    <dl className={cx('grid grid-cols-3', lined && 'border-t border-border pt-3')}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt title={`${name} ${note}`} className="text-12 text-ink-3">
            {name}
            <span className="sr-only"> {note}</span>
          </dt>
          <dd className="num text-16 font-medium">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
