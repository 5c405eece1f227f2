import { users } from '@candor/domain/api/users';
import { useState } from 'react';
import { useCall } from '../../session/use-call';
import { lastDays, type RangeDays } from './last-days';
import { RangedUsage } from './RangedUsage';

/** Use over a range of days, as it stands in the settings. */
export function ChosenUsage() {
  const [range, setRange] = useState<RangeDays>('30');
  const usage = useCall(
    users.usageStats,
    { query: lastDays(Number(range), new Date()) },
    { placeholderData: (before) => before },
  );
  return <RangedUsage range={range} onRange={setRange} usage={usage} />;
}
