import type { JobRequirement } from '@candor/domain/model/match';
import type { Rubric, RubricAnswer } from '@candor/domain/model/rubric';
import { History } from 'lucide-react';
import { Button } from '../../ui/Button';
import { formatMoment, plural } from '../../ui/format';
import { Popover } from '../../ui/Popover';
import { Tag } from '../../ui/Tag';

type VersionsProps = {
  answer: RubricAnswer;
  busy: boolean;
  onReturn: (version: Rubric) => void;
};

/** The rubrics of a batch, newest first. Returning saves an earlier one as the newest: nothing is lost. */
export function Versions({ answer, busy, onReturn }: VersionsProps) {
  return (
    <Popover
      label="Versions of the rubric"
      trigger={
        <Button variant="quiet" size="sm" icon={History}>
          Version {answer.current.version}
        </Button>
      }
    >
      <p className="mb-2 font-medium text-ink">Versions of the rubric</p>
      <ol className="max-h-72 divide-y divide-hairline overflow-y-auto">
        {answer.versions.map((version) => (
          <li key={version.version} className="flex items-center gap-2 py-2">
            <span className="min-w-0 flex-1">
              <span className="font-medium text-ink">
                {version.version === 1 ? '1, as read' : version.version}
              </span>
              <span className="block text-12 text-ink-3">
                {formatMoment(version.created_at)}, {mustWords(version, answer.read)}
              </span>
            </span>
            {version.version === answer.current.version ? (
              <Tag>Now</Tag>
            ) : (
              <Button
                size="sm"
                disabled={busy}
                onClick={() => onReturn(version)}
                aria-label={`Return to version ${version.version}`}
              >
                Return
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-2 border-t border-border pt-2 text-12 text-ink-3">
        Returning saves it as the newest version. Nothing is charged.
      </p>
    </Popover>
  );
}

function mustWords({ lines }: Rubric, read: readonly JobRequirement[]): string {
  const asked = new Set(read.filter(({ source }) => source !== null).map(({ id }) => id));
  const musts = lines.filter(
    ({ importance, requirement_ids }) =>
      importance === 'must' && requirement_ids.some((id) => asked.has(id)),
  ).length;
  return `${plural(lines.length, 'requirement')}, ${plural(musts, 'must-have')}`;
}
