import { Button } from '../../../ui/Button';
import { plural } from '../../../ui/format';

type LeftOutProps = {
  /** How many documents could not be read. */
  count: number;
  /** Scores are chosen; otherwise it is the search that none of them matches. */
  byScore: boolean;
  onShow: () => void;
};

/** What a filter does to the documents that could not be read, where it leaves none of them. */
export function LeftOut({ count, byScore, onShow }: LeftOutProps) {
  const documents = `${plural(count, 'document')} that could not be read`;
  return (
    <p className="flex flex-wrap items-center gap-x-3 py-4 text-13 text-ink-2">
      {byScore
        ? `No score, so not among these: ${documents}.`
        : `Not matched by your search: ${documents}.`}
      <Button variant="link" size="sm" onClick={onShow} className="px-0!">
        {count === 1 ? 'Show it' : 'Show them'}
      </Button>
    </p>
  );
}
