import type { StrategicMetrics } from '@candor/domain/model/meta-analytics';
import { Card } from '../../ui/Card';
import { formatCount, plural } from '../../ui/format';
import { CountBars } from './CountBars';

type Funnel = NonNullable<StrategicMetrics['invitation_funnel']>;

/** How far those came who were invited to an assessment. */
export function InvitationFunnel({ funnel }: { funnel: Funnel }) {
  const { invited, opened, started, submitted } = funnel;
  return (
    <Card aria-labelledby="funnel-title" className="px-5 py-4">
      <h2 id="funnel-title" className="mb-3 text-14 font-strong">
        {formatCount(submitted)} of {plural(invited, 'invitation')} led to answers
      </h2>
      <CountBars
        all={invited}
        rows={[
          ['Invited', invited],
          ['Opened', opened],
          ['Started', started],
          ['Sent answers', submitted],
        ]}
      />
    </Card>
  );
}
