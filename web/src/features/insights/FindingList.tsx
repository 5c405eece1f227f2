import type { AiInsights } from '@candor/domain/model/ai-insights';
import type { AiInsight } from '@candor/domain/model/insight';
import { CopyButton } from '../../ui/CopyButton';
import { findingText, weightOf } from './finding-words';

type FindingListProps = {
  findings: readonly AiInsight[];
  by: AiInsights['generated_by'];
  className?: string;
};

/** Findings in sentences, each with the numbers that it stands on and what can be done about it. */
export function FindingList({ findings, by, className }: FindingListProps) {
  return (
    <ul className={className}>
      {findings.map((finding) => (
        <Finding key={finding.id} finding={finding} by={by} />
      ))}
    </ul>
  );
}

function Finding({ finding, by }: { finding: AiInsight; by: AiInsights['generated_by'] }) {
  const { title, claim, basis, actions } = finding;
  return (
    <li className="border-t border-hairline py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 text-14 font-medium">{claim}</h3>
        <span className="-my-1 pointer-coarse:-my-3">
          <CopyButton text={findingText(finding, by)} label={`Copy “${title}”`} />
        </span>
      </div>
      <p className="mt-0.5 max-w-[72ch] text-13 text-ink-2">{basis}</p>
      <p className="num mt-0.5 text-12 text-ink-3">{weightOf(finding)}</p>
      {actions.map((action) => (
        <p key={action} className="mt-1.5 max-w-[72ch] text-13">
          Next: {action}
        </p>
      ))}
    </li>
  );
}
