import { analytics } from '@candor/domain/api/analytics';
import { useState } from 'react';
import { useCall } from '../../session/use-call';
import { Card } from '../../ui/Card';
import { KeysOfUse } from './KeysOfUse';
import { lastDays, type RangeDays } from './last-days';
import { RangedUsage } from './RangedUsage';
import { quotaOutlook } from './usage-words';

/** What the server returns without a range, which the page prefetches. */
const USUAL: RangeDays = '30';

/** Use over a range of days, by which keys it was called, and where the quota is heading. */
export function UsageByDay() {
  const [range, setRange] = useState<RangeDays>(USUAL);
  const asked = range === USUAL ? {} : { query: lastDays(Number(range), new Date()) };
  const usage = useCall(analytics.usage, asked, { placeholderData: (before) => before });
  const keys = useCall(analytics.apiKeys, asked, { placeholderData: (before) => before });
  const quota = useCall(analytics.candidateQuota, {});
  const outlook = quota.data && quotaOutlook(quota.data);
  return (
    <Card aria-label="Usage" className="px-5 py-4">
      <RangedUsage range={range} onRange={setRange} usage={usage} />
      {(keys.data || outlook) && (
        <div className="mt-3 flex flex-col gap-2 border-t border-border pt-3 text-13 text-ink-2">
          {keys.data && <KeysOfUse keys={keys.data} />}
          {outlook && <p>{outlook}</p>}
        </div>
      )}
    </Card>
  );
}
