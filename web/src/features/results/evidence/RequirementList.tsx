import { cx } from '../../../ui/class-names';
import { GROUP_TITLE, GROUPS } from '../../../ui/score/requirement-group';
import { VerdictGlyph } from '../../../ui/score/VerdictGlyph';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import { EarnedPoints } from './EarnedPoints';
import { type PointedRequirement, pointsWords } from './pointed-requirements';

type RequirementListProps = {
  requirements: readonly PointedRequirement[];
  chosen: string | null;
  /** Points are not shown yet. */
  covered: boolean;
  onChoose: (id: string) => void;
};

/** Every requirement with what it earned; choosing one fills its sentences in the document. */
export function RequirementList({ requirements, ...rest }: RequirementListProps) {
  return (
    <div className="@container">
      <div className="gap-x-6 @md:columns-2">
        {GROUPS.map((group) => (
          <Group
            key={group}
            title={GROUP_TITLE[group]}
            requirements={requirements.filter((requirement) => requirement.group === group)}
            {...rest}
          />
        ))}
      </div>
    </div>
  );
}

function Group({
  title,
  requirements,
  chosen,
  covered,
  onChoose,
}: RequirementListProps & { title: string }) {
  if (requirements.length === 0) return null;
  const points = requirements.reduce((sum, { shown }) => sum + shown.points, 0);
  const most = requirements.reduce((sum, { shown }) => sum + shown.maxPoints, 0);
  return (
    <div className="min-w-0 not-first:mt-3">
      <h3 className="flex break-inside-avoid break-after-avoid justify-between pb-1 text-12 font-medium text-ink-3">
        {title}
        {!covered && (
          <span className="num font-normal">
            <b className="font-medium text-ink">{points}</b>/{most}
          </span>
        )}
      </h3>
      <ul>
        {requirements.map((requirement) => (
          <li key={requirement.id} className="break-inside-avoid">
            <Requirement
              requirement={requirement}
              on={requirement.id === chosen}
              covered={covered}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type RequirementProps = {
  requirement: PointedRequirement;
  on: boolean;
  covered: boolean;
  onChoose: (id: string) => void;
};

function Requirement({ requirement, on, covered, onChoose }: RequirementProps) {
  const { id, label, text, verdict, evidence } = requirement;
  const words = covered ? null : pointsWords(requirement);
  const count = evidence.length === 1 ? '1 sentence' : `${evidence.length} sentences`;
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onChoose(id)}
      title={text}
      className={cx(
        '-mx-1.5 flex min-h-7 w-[calc(100%+12px)] items-start gap-1.5 rounded-badge px-1.5 py-1 text-left text-13 transition-colors duration-120 pointer-coarse:min-h-11 pointer-coarse:items-center',
        on ? 'bg-mark' : 'hover:bg-hover',
      )}
    >
      <VerdictGlyph
        verdict={verdict}
        className={cx('mt-[3px] pointer-coarse:mt-0', on && 'text-ink')}
      />
      <span className={cx('num w-6 shrink-0 text-12 leading-5', on ? 'text-ink' : 'text-ink-3')}>
        {label}
      </span>{' '}
      <span className="min-w-0 flex-1 leading-5">
        <span className="line-clamp-2">{text}</span>
        {words && <span className={cx('text-12', on ? 'block text-ink' : 'sr-only')}>{words}</span>}
      </span>
      <span className="sr-only">
        , {VERDICT_WORD[verdict]}, {count},{' '}
      </span>
      {!covered && (
        <span
          className={cx(
            'num shrink-0 text-12 leading-5 [&>b]:text-13',
            on ? 'text-ink' : 'text-ink-3',
          )}
        >
          <EarnedPoints {...requirement} />
        </span>
      )}
    </button>
  );
}
