import type { SkillGap } from '@candor/domain/model/meta-analytics';
import { ChartFrame } from '../../session/chart/ChartFrame';
import { Card } from '../../ui/Card';
import { formatCount, plural } from '../../ui/format';
import { skillFinding, widestFirst } from './meta-words';

/** Which skills jobs ask for, and how many of the people who were asked show them, the scarcest first. */
export function SkillDemand({ gaps }: { gaps: readonly SkillGap[] }) {
  const title = <h2 className="text-14 font-strong">{skillFinding(gaps)}</h2>;
  const sorted = widestFirst(gaps);
  return (
    <Card aria-label="Skills: demand and supply" className="px-5 py-4">
      {gaps.length === 0 ? (
        title
      ) : (
        <ChartFrame
          title={title}
          caption="Skills: demand and supply"
          columns={['Skill', 'Jobs that ask', 'People who show it', 'n']}
          rows={sorted.map(({ skill, demand, supply, n }) => ({
            id: skill,
            name: skill,
            value: demand,
            more: [supply, n],
          }))}
        >
          <div role="img" aria-label={spoken(sorted)} className="mt-4">
            <ul aria-hidden className="flex flex-col gap-2">
              {sorted.map((gap) => (
                <Skill key={gap.skill} {...gap} />
              ))}
            </ul>
          </div>
          <p className="mt-3 text-12 text-ink-3">
            A bar is the share of people who show the skill in full, of those who were asked for it.
          </p>
        </ChartFrame>
      )}
    </Card>
  );
}

function Skill({ skill, demand, supply, n }: SkillGap) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-3 text-13 sm:grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1.2fr)_4.5rem]">
      <span className="truncate" title={skill}>
        {skill}
      </span>
      <span className="num text-right text-12 text-ink-3">{plural(demand, 'job')}</span>
      <span className="h-3 overflow-hidden rounded-[3px] bg-hover max-sm:row-start-2">
        <span
          className="block h-full bg-ink-2 forced-colors:bg-[CanvasText]"
          style={{ width: `${(100 * supply) / n}%` }}
        />
      </span>
      <span className="num text-right text-12 text-ink-3 max-sm:row-start-2">
        <b className="font-medium text-ink">{formatCount(supply)}</b> of {formatCount(n)}
      </span>
    </li>
  );
}

function spoken(gaps: readonly SkillGap[]): string {
  const each = gaps.map(
    ({ skill, demand, supply, n }) =>
      `${skill}: ${plural(demand, 'job')}, ${supply} of ${n} people`,
  );
  return `Skills that were asked for and who shows them. ${each.join('; ')}`;
}
