import type { ReactNode } from 'react';
import { ErrorNote } from '../../../session/ErrorNote';
import { useNotificationPreferences } from '../../../session/use-notification-preferences';
import { Awaited } from '../../../ui/Awaited';
import { SaidLine } from '../SaidLine';
import { SectionSkeleton } from '../SectionSkeleton';
import { SettingsSection } from '../SettingsSection';
import { boxName } from './change-words';
import { NewsTable } from './NewsTable';
import { type FailedBox, useSavePreference } from './use-save-preference';

/** Which news reach somebody, and how. `browser` says whether this browser lets itself be used for them. */
export function NotificationsSection({ browser }: { browser: ReactNode }) {
  const { data, isPending, error, refetch } = useNotificationPreferences();
  const { press, failed } = useSavePreference();
  return (
    <SettingsSection id="notifications" hint="Every change is saved at once.">
      <Awaited
        pending={isPending}
        standIn={<SectionSkeleton label="Loading the notifications" lines={7} />}
      >
        {data ? (
          <>
            <NewsTable preferences={data.preferences} onChange={press} />
            <SaidLine
              said={failed && { kind: 'failed', text: failedWords(failed) }}
              className={failed ? 'mt-2' : undefined}
            />
          </>
        ) : (
          <ErrorNote
            title="Your notifications could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Awaited>
      <div className="mt-4 border-t border-border pt-4 text-13">{browser}</div>
    </SettingsSection>
  );
}

function failedWords({ box, error }: FailedBox): string {
  return `“${boxName(box)}” was not saved and is as it was. ${error.message}`;
}
