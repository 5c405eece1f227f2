import { audit } from '@candor/domain/api/audit';
import { PAGE_ROWS } from '@candor/domain/model/page';
import { useState } from 'react';
import { ErrorNote } from '../../../session/ErrorNote';
import { useCall } from '../../../session/use-call';
import { Awaited } from '../../../ui/Awaited';
import { SectionSkeleton } from '../SectionSkeleton';
import { SettingsSection } from '../SettingsSection';
import { ActivityList } from './ActivityList';
import { ActivityPager } from './ActivityPager';
import { DownloadLog } from './DownloadLog';
import { LogVerification } from './LogVerification';

/** What was done in the account, newest first, page by page. */
export function ActivitySection() {
  const [skip, setSkip] = useState(0);
  const { data, isPending, error, refetch } = useCall(
    audit.log,
    { query: { skip: String(skip), limit: String(PAGE_ROWS) } },
    { placeholderData: (before) => before },
  );
  return (
    <SettingsSection
      id="activity"
      hint="What was done in this account and by whom. It cannot be changed."
    >
      <Awaited
        pending={isPending}
        standIn={<SectionSkeleton label="Loading the activity" lines={6} />}
      >
        {data && data.total === 0 && (
          <p className="text-13 text-ink-3">
            Nothing yet. Decisions, shared links, keys and changes of the account will be listed
            here.
          </p>
        )}
        {data && data.total > 0 && (
          <>
            <ActivityList entries={data.entries} />
            <ActivityPager page={data} shown={data.entries.length} onSkip={setSkip} />
            <LogVerification />
            <DownloadLog />
          </>
        )}
        {!data && (
          <ErrorNote
            title="The activity could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Awaited>
    </SettingsSection>
  );
}
