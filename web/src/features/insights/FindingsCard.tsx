import type { AiInsight } from '@candor/domain/model/insight';
import { Card } from '../../ui/Card';
import { Tag } from '../../ui/Tag';
import { FindingList } from './FindingList';
import { FOUND_BY } from './finding-words';

/** The rules' findings; nothing if they kept silent. */
export function FindingsCard({ findings }: { findings: readonly AiInsight[] }) {
  if (findings.length === 0) return null;
  return (
    <Card aria-labelledby="findings-title" className="px-5 py-4">
      <div className="mb-3 flex items-center gap-3">
        <h2 id="findings-title" className="text-14 font-strong">
          What stands out
        </h2>
        <Tag tone="line">{FOUND_BY.rules}</Tag>
      </div>
      <FindingList findings={findings} by="rules" />
    </Card>
  );
}
