import { memo } from 'react';
import { cx } from '../../ui/class-names';
import { GROUP_TITLE, GROUPS, groupOf } from '../../ui/score/requirement-group';
import { priceWords, wasWords } from './change-words';
import { LineControls } from './LineControls';
import {
  changeImportance,
  changeLine,
  restoreLine,
  rubricOf,
  type Scenario,
  settingOf,
  type WhatIfLine,
} from './scenario';

type LineListProps = {
  lines: readonly WhatIfLine[];
  scenario: Scenario;
  /** People who would move up a tier without a must-have, by requirement. */
  prices: ReadonlyMap<string, number>;
  disabled: boolean;
  onChange: (next: (scenario: Scenario) => Scenario) => void;
};

/** Every requirement with what it costs and how it counts, group by group. A changed one keeps its place. */
export const LineList = memo(function LineList(props: LineListProps) {
  const { lines, scenario } = props;
  const last = rubricOf(lines, scenario).length === 1;
  return GROUPS.map((name) => {
    const group = lines.filter(
      ({ stored: { importance }, source }) => groupOf({ importance, source }) === name,
    );
    if (group.length === 0) return null;
    return (
      <section key={name}>
        <h3 className="-mx-3 border-b border-border px-3 pt-4 pb-1 max-sm:-mx-4 max-sm:px-4 text-12 font-medium text-ink-3">
          {GROUP_TITLE[name]}
        </h3>
        <ul>
          {group.map((line) => (
            <Line key={line.id} line={line} last={last} {...props} />
          ))}
        </ul>
      </section>
    );
  });
});

function Line({
  line,
  last,
  scenario,
  prices,
  disabled,
  onChange,
}: LineListProps & { line: WhatIfLine; last: boolean }) {
  const setting = settingOf(line, scenario);
  const was = wasWords(line, scenario);
  const price = prices.get(line.id);
  return (
    <li
      className={cx(
        '-mx-3 flex items-start gap-2 border-b border-hairline px-3 py-2.5 text-13 max-sm:-mx-4 max-sm:flex-wrap max-sm:px-4',
        was && 'bg-accent-soft',
      )}
    >
      <span className="num w-6 shrink-0 text-12 leading-5 text-ink-3">{line.label}</span>
      <div className="min-w-0 flex-1 max-sm:contents">
        <p
          title={line.text}
          className={cx(
            'line-clamp-3 font-medium max-sm:w-[calc(100%-2rem)]',
            setting.removed && 'text-ink-3 line-through',
          )}
        >
          {line.text}
        </p>
        {price !== undefined && <Price label={line.label} rising={price} />}
        {was && (
          // On a phone below the buttons, which stay under the thumb that has pressed one.
          <p className="mt-0.5 text-12 text-ink-2 max-sm:order-1 max-sm:w-full max-sm:pl-8">
            {was}
            <button
              type="button"
              onClick={() => onChange((now) => restoreLine(now, line))}
              aria-label={`Undo the change to ${line.label}`}
              className="relative ml-1.5 rounded-chip font-medium text-accent-ink hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-top-5 pointer-coarse:after:-bottom-2"
            >
              Undo
            </button>
          </p>
        )}
      </div>
      {!setting.removed && (
        <LineControls
          line={line}
          setting={setting}
          last={last}
          disabled={disabled}
          onImportance={(importance) => onChange((now) => changeImportance(now, line, importance))}
          onChange={(change) => onChange((now) => changeLine(now, line, change))}
        />
      )}
    </li>
  );
}

/** More marks than this are no longer counted by eye. */
const MOST_PIPS = 12;

function Price({ label, rising }: { label: string; rising: number }) {
  const { lead, rest } = priceWords(label, rising);
  return (
    <p className="mt-0.5 text-12 text-ink-3 max-sm:-mt-1.5 max-sm:w-full max-sm:pl-8">
      <b className="font-medium text-ink-2">{lead}</b> {rest}
      {rising > 0 && (
        <span aria-hidden className="ml-1.5 inline-flex gap-0.5 align-[1px]">
          {Array.from({ length: Math.min(rising, MOST_PIPS) }, (_, pip) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all alike and have no other name
            <span key={pip} className="h-2 w-[3px] rounded-[1px] bg-accent" />
          ))}
        </span>
      )}
    </p>
  );
}
