import { formatCount, sentenceList } from '../../../ui/format';
import { nearRows, type RankedRow, TIE_WIDTH } from '../rows/rank-rows';
import { MOST_COMPARED } from '../view/view-state';

/**
 * How many of a tie are named; for a larger one, one name fewer, so that the count of the others fits on the same
 * line.
 */
const NAMED = 3;

type TieNoteProps = {
  /** Everybody who was scored: a filter hides people, not ties. */
  rows: readonly RankedRow[];
  openId: string;
  /** The lowest scores have not loaded yet. */
  reading: boolean;
  onCompare: (ids: readonly string[]) => void;
};

/** Says who is too close to call, and can compare them. */
export function TieNote({ rows, openId, reading, onCompare }: TieNoteProps) {
  const near = withoutCopies(nearRows(rows, openId), rows, openId);
  if (near.length === 0) return null;
  const named = near.slice(0, near.length > NAMED ? NAMED - 1 : NAMED).map(scoredName);
  const more = near.length - named.length;
  // The tie may continue among those who come next.
  const last = rows.at(-1)?.id;
  const goesOn = reading && (last === openId || near.some(({ id }) => id === last));
  const others = goesOn ? `at least ${formatCount(more)} more` : `${formatCount(more)} more`;
  return (
    <p className="mt-2 flex items-start gap-2 text-13 text-ink-2">
      <span
        aria-hidden
        className="mt-[3px] h-3.5 w-[5px] shrink-0 rounded-l-[3px] border-[1.5px] border-r-0 border-accent"
      />
      <span>
        Within {TIE_WIDTH} of {sentenceList(more > 0 ? [...named, others] : named)}, a&nbsp;tie.{' '}
        {acrossTiers(rows, openId, near)}
        <button
          type="button"
          className="rounded-chip font-medium text-accent-ink hover:underline"
          onClick={() =>
            onCompare([openId, ...near.slice(0, MOST_COMPARED - 1).map((row) => row.id)])
          }
        >
          Compare
        </button>
      </span>
    </p>
  );
}

/** Everybody once: a copy of a resume under the same name is not a second person to choose from. */
function withoutCopies(
  near: readonly RankedRow[],
  rows: readonly RankedRow[],
  openId: string,
): RankedRow[] {
  const open = rows.filter(({ id }) => id === openId);
  const isCopy = (row: RankedRow) =>
    row.duplicate && [...open, ...near].some(({ id, name }) => id !== row.id && name === row.name);
  return near.filter((row) => !isCopy(row));
}

/** Two scores of a tie that are separated by a tier border; null if all share one tier. */
function acrossTiers(
  rows: readonly RankedRow[],
  openId: string,
  near: readonly RankedRow[],
): string | null {
  const open = rows.find(({ id }) => id === openId);
  const other = open && near.find(({ tier }) => tier !== open.tier);
  if (!other) return null;
  const [lower, higher] = [open.score, other.score].sort((a, b) => a - b);
  return `${lower} and ${higher} are closer than the tiers suggest. `;
}

/** `Ada Lindt 88`, `Candidate 9 (88)`: two numbers in a row would read as one. */
function scoredName({ name, score }: RankedRow): string {
  return /\d$/.test(name) ? `${name} (${score})` : `${name} ${score}`;
}
