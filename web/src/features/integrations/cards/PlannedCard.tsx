import { Link } from 'react-router';
import { paths } from '../../../paths';
import { buttonClass } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Tag } from '../../../ui/Tag';

/** A system that nobody can connect yet. It has no name: that would be a promise. */
export function PlannedCard() {
  return (
    <Card
      aria-labelledby="ats-planned"
      className="flex flex-col border-dashed bg-transparent px-5 py-4"
    >
      <div className="flex items-center gap-3">
        <h2 id="ats-planned" className="mr-auto text-16 font-strong">
          More coming
        </h2>
        <Tag>Planned</Tag>
      </div>
      <p className="mt-1 text-13 text-ink-2">
        You work in another system? Until it is here, its export as a CSV file or a ZIP of resumes
        is scored the same way.
      </p>
      <div className="mt-auto flex pt-4 max-sm:*:grow">
        <Link to={paths.support} className={buttonClass()}>
          Tell us which one
        </Link>
      </div>
    </Card>
  );
}
