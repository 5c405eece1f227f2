import { cx } from '../../../ui/class-names';
import { GROUP_TITLE, GROUPS, type RequirementGroup } from '../../../ui/score/requirement-group';
import { VerdictGlyph } from '../../../ui/score/VerdictGlyph';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import { WholeTerms } from '../../../ui/WholeTerms';
import { EarnedPoints } from './EarnedPoints';
import { type PointedRequirement, pointsWords } from './pointed-requirements';
import { standBeside } from './stand-beside';

type RequirementListProps = {
  requirements: readonly PointedRequirement[];
  chosen: string | null;
  /** Points are not shown yet. */
  covered: boolean;
  onChoose: (id: string) => void;
};

/**
 * Every requirement with what it earned; choosing one highlights its passages in the document. A group with the full
 * width to itself runs in two columns under its heading, so that no column begins without one.
 */
export function RequirementList({ requirements, ...rest }: RequirementListProps) {
  const groups = GROUPS.map((group) => ({
    group,
    members: requirements.filter((requirement) => requirement.group === group),
  })).filter(({ members }) => members.length > 0);
  const count = (wanted: RequirementGroup) =>
    groups.find(({ group }) => group === wanted)?.members.length ?? 0;
  const paired = standBeside(count('must'), count('nice'));
  return (
    <div className="@container">
      <div className="grid gap-y-2.5 @md:grid-cols-2 @md:gap-x-6">
        {groups.map(({ group, members }) => (
          <Group
            key={group}
            title={GROUP_TITLE[group]}
            requirements={members}
            wide={group === 'whole' || !paired}
            {...rest}
          />
        ))}
      </div>
    </div>
  );
}

type GroupProps = RequirementListProps & {
  title: string;
  /** It has the width of both columns. */
  wide: boolean;
};

function Group({ title, wide, requirements, chosen, covered, onChoose }: GroupProps) {
  const points = requirements.reduce((sum, { shown }) => sum + shown.points, 0);
  const most = requirements.reduce((sum, { shown }) => sum + shown.maxPoints, 0);
  const second = Math.ceil(requirements.length / 2);
  return (
    <div className={cx('min-w-0', wide && '@md:col-span-2')}>
      <h3 className="flex justify-between pb-1 text-12 font-medium text-ink-3">
        {title}
        {!covered && (
          <span className="num font-normal">
            <b className="font-medium text-ink">{points}</b>/{most}
          </span>
        )}
      </h3>
      {/* Columns, not rows of two: an open item would leave a hole next to it and push the resume out of sight. The
          second begins at the same requirement whichever is open, so that none moves away from the pointer. */}
      <ul className={cx(wide && '@md:columns-2 @md:gap-x-6')}>
        {requirements.map((requirement, at) => (
          <li
            key={requirement.id}
            className={cx(
              'min-w-0 break-inside-avoid',
              wide && at === second && '@md:break-before-column',
            )}
          >
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
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-1.5 leading-5">
        {/* Not the title of the button: it would be read after the name, of which it is a part. */}
        <span title={text} className="line-clamp-2 text-balance">
          <WholeTerms>{text}</WholeTerms>
        </span>
        {words && (
          // Visually below the text and its points, so that it takes fewer lines from the resume; announced before
          // them.
          <span
            className={cx('text-12', on ? 'col-span-2 row-start-2 leading-4 text-ink' : 'sr-only')}
          >
            <WholeTerms>{words}</WholeTerms>
          </span>
        )}
        <span className="sr-only">
          , {VERDICT_WORD[verdict]}, {count},{' '}
        </span>
        {!covered && (
          <span
            className={cx(
              'num col-start-2 row-start-1 text-12 leading-5 pointer-coarse:self-center [&>b]:text-13',
              on ? 'text-ink' : 'text-ink-3',
            )}
          >
            <EarnedPoints {...requirement} />
          </span>
        )}
      </span>
    </button>
  );
}
