import { Fragment } from 'react';
import { GROUP_TITLE } from '../../../ui/score/requirement-group';
import { VerdictGlyph } from '../../../ui/score/VerdictGlyph';
import type { RequirementCoverage } from './count-coverage';

type CoverageChartProps = { coverage: readonly RequirementCoverage[]; people: number };

/** One bar per requirement: who shows it fully, partly, or not at all. */
export function CoverageChart({ coverage, people }: CoverageChartProps) {
  return (
    <div role="img" aria-label={spoken(coverage, people)}>
      <ul aria-hidden className="flex flex-col gap-1">
        {coverage.map(({ requirement, met, partial, none }, index) => (
          <Fragment key={requirement.id}>
            {startsGroup(coverage, index) && (
              <li className="mt-2 text-12 font-medium text-ink-3 first:mt-0">
                {GROUP_TITLE[requirement.group]}
              </li>
            )}
            <li className="grid grid-cols-[1.625rem_minmax(0,1.5fr)_minmax(0,1fr)_2.75rem] items-center sm:grid-cols-[1.625rem_minmax(0,1fr)_minmax(0,1.4fr)_2.75rem] gap-2 text-12">
              <span className="num text-ink-3">{requirement.label}</span>
              <span
                className="line-clamp-2 leading-4 text-balance wrap-anywhere text-ink-2"
                title={requirement.text}
              >
                {requirement.text}
              </span>
              <span className="flex h-3 overflow-hidden rounded-[3px]">
                <span className="bg-ink-2" style={{ flex: `${met} 1 0` }} />
                <span className="bg-border-strong opacity-60" style={{ flex: `${partial} 1 0` }} />
                <span className="hatch" style={{ flex: `${none} 1 0` }} />
              </span>
              <span className="num text-right text-ink-3">
                <b className="font-medium text-ink">{met + partial}</b>/{people}
              </span>
            </li>
          </Fragment>
        ))}
      </ul>
      <p
        aria-hidden
        className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-3"
      >
        <Key className="bg-ink-2" word="met" verdict="met" />
        <Key className="bg-border-strong opacity-60" word="partial" verdict="partial" />
        <Key className="hatch" word="no evidence found" verdict="unmet" />
      </p>
    </div>
  );
}

function Key({
  className,
  word,
  verdict,
}: {
  className: string;
  word: string;
  verdict: 'met' | 'partial' | 'unmet';
}) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`h-2.5 w-4 rounded-[2px] ${className}`} />
      <VerdictGlyph verdict={verdict} className="size-3" />
      {word}
    </span>
  );
}

function startsGroup(coverage: readonly RequirementCoverage[], index: number): boolean {
  return coverage[index - 1]?.requirement.group !== coverage[index]?.requirement.group;
}

function spoken(coverage: readonly RequirementCoverage[], people: number): string {
  const lines = coverage.map(
    ({ requirement, met, partial }) => `${requirement.text}: ${met} met, ${partial} partial`,
  );
  return `Of ${people} people. ${lines.join('; ')}`;
}
