import type { AiInsights } from '@candor/domain/model/ai-insights';
import type { AiInsight } from '@candor/domain/model/insight';
import { Link } from 'react-router';
import { CopyButton } from '../../ui/CopyButton';
import { findingText, weightOf } from './finding-words';

type FindingListProps = {
  findings: readonly AiInsight[];
  by: AiInsights['generated_by'];
  /** Their order says which matters most. */
  numbered?: boolean;
};

/** Findings in sentences, each with the numbers that it stands on, what can be done about it, and where. */
export function FindingList({ findings, by, numbered = false }: FindingListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List>
      {findings.map((finding, at) => (
        <Finding key={finding.id} finding={finding} by={by} {...(numbered && { number: at + 1 })} />
      ))}
    </List>
  );
}

type FindingProps = { finding: AiInsight; by: AiInsights['generated_by']; number?: number };

function Finding({ finding, by, number }: FindingProps) {
  const { title, claim, basis, actions, links = [] } = finding;
  return (
    <li className="border-t border-hairline py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 text-14 font-medium">
          {number !== undefined && (
            <span aria-hidden className="num mr-1.5 text-ink-3">
              {number}.
            </span>
          )}
          {claim}
        </h3>
        <span className="-my-1 -mr-1.5 pointer-coarse:-my-3 pointer-coarse:-mr-3">
          <CopyButton text={findingText(finding, by)} label={`Copy “${title}”`} />
        </span>
      </div>
      <p className="mt-0.5 max-w-[72ch] text-13 text-wrap text-ink-2">
        {basis} <span className="num inline-block text-12 text-ink-3">{weightOf(finding)}</span>
      </p>
      {(actions.length > 0 || links.length > 0) && (
        <div className="mt-1.5 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-13">
          {actions.map((action) => (
            <p key={action}>Next: {action}</p>
          ))}
          {links.map(({ label, path }) => (
            <Link
              key={path}
              to={path}
              className="text-accent-ink underline-offset-3 hover:underline pointer-coarse:-mt-3 pointer-coarse:py-3"
            >
              {label}
            </Link>
          ))}
        </div>
      )}
    </li>
  );
}
