import { Card } from '../../ui/Card';
import { BreakdownBar } from '../../ui/score/BreakdownBar';
import { ScoreBadge } from '../../ui/score/ScoreBadge';
import { Tag } from '../../ui/Tag';
import { SAMPLE_JOB, SAMPLE_PEOPLE, type SampleLine, type SamplePerson } from './sample';

/** Two people against one job, side by side: what a score looks like when it can be opened. */
export function SampleMatch() {
  return (
    <Card
      aria-label="A sample match"
      className="mt-10 overflow-hidden text-left shadow-[0_24px_48px_-24px_rgb(30_26_22/.16)]"
    >
      <header className="flex items-center gap-2 border-b border-border px-4 py-3 md:px-5">
        <Tag tone="line">Sample</Tag>
        <h2 className="text-13 font-medium">{SAMPLE_JOB}</h2>
        <span className="ml-auto text-12 text-ink-3 max-sm:hidden">Invented people</span>
      </header>
      <div className="grid divide-border max-md:divide-y md:grid-cols-2 md:divide-x">
        {SAMPLE_PEOPLE.map((person) => (
          <Person key={person.name} person={person} />
        ))}
      </div>
      <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-border bg-bg px-4 py-2.5 text-13 text-ink-2 md:px-7">
        <span className="mark-met">met</span>
        <span className="mark-partial">partial</span>
        <span className="mark-unclear">unclear</span>
        <span className="text-12 text-ink-3 sm:ml-auto">
          Width is what a requirement can earn, fill is what was earned.
        </span>
      </footer>
    </Card>
  );
}

function Person({ person }: { person: SamplePerson }) {
  return (
    <div className="px-4 pt-6 pb-5 md:px-7">
      <div className="mb-5 flex items-end gap-4">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-16 font-strong">{person.name}</h3>
          <p className="text-13 text-ink-2">{person.headline}</p>
        </div>
        <ScoreBadge score={person.score} tier={person.tier} size="head" />
      </div>
      <BreakdownBar parts={person.parts} tier={person.tier} />
      <p className="mt-4 mb-3 text-13 text-ink-2">{person.sentence}</p>
      <ul className="flex flex-col gap-1.5 text-[15px] leading-[25px]">
        {person.lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </ul>
    </div>
  );
}

function Line({ line }: { line: SampleLine }) {
  const on = line.label === 'R3' && line.verdict === 'met';
  return (
    <li className="flex items-start gap-3.5">
      <span
        className={`num mt-[3px] grid h-[18px] w-[30px] shrink-0 place-items-center rounded-chip text-12 leading-4 ${
          on
            ? 'bg-mark font-strong'
            : 'font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--border)]'
        }`}
      >
        {line.label}
      </span>
      <span>
        {line.before}
        <mark data-on={on} className={`mark-${line.verdict}`}>
          {line.marked}
        </mark>
        {line.after}
      </span>
    </li>
  );
}
